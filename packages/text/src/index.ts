export { Catalogue, type Params } from './catalogue.ts'
