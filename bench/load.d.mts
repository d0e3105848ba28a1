import type { Client } from 'pg';

export interface Load {
  projectId: string;
  prefix: string;
  businesses: number;
  sites: number;
  bills: number;
}

export function load(client: Client, load: Load): Promise<void>;
