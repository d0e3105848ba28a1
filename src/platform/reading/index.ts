export { checkEngine } from './check-engine.js';
export { ReaderLife, ReadingModule } from './reading.module.js';
