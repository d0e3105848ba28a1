export { EmissionsModule } from './emissions.module.js';
