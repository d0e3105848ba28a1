export { checkEngine } from './check-engine.js';
export { ReadingModule } from './reading.module.js';
