export type Fuel = 'electricity' | 'gas';
