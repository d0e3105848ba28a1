export { AgreementIntake, type SupplierAgreement } from './agreement-intake.js';
export type { Clock, DayOfWeek, Rate, RateName, RateUnit, Utility } from './tariff.js';
export { TariffsModule } from './tariffs.module.js';
