export { Catalogue, paramsIn, type Params, type Say, type Speech } from './catalogue.ts'
export { partList } from './part-list.ts'
export { tellPassage } from './passage.ts'
