export { ReadingModule } from './reading.module.js';
