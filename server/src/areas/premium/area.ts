import type { Area } from '../../platform/area.ts';
import { archiveSheets } from './archive-sheets.ts';

export const premium: Area = { name: 'premium', archiveSheets };
