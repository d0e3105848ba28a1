export { SuppliersModule } from './suppliers.module.js';
