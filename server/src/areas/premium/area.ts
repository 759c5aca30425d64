import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { schedulePremiumExpiry } from './expiry.ts';

export const premium: Area = { name: 'premium', personalData, jobs: schedulePremiumExpiry };
