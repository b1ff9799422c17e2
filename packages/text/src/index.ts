export { Catalogue, type Params } from './catalogue.ts'
export { tellPassage } from './passage.ts'
