import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { endPremiumInTime } from './expiry.ts';

export const premium: Area = { name: 'premium', personalData, jobs: endPremiumInTime };
