import type { Area } from '../../platform/area.ts';
import { archiveSheets } from './archive-sheets.ts';
import { endPremiumInTime } from './expiry.ts';

export const premium: Area = { name: 'premium', archiveSheets, jobs: endPremiumInTime };
