import { configFor } from './build/config.ts';

export default configFor('en');
