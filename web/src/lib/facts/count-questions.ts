import { profileLimits } from '@kindred/contract/profiles/limits';
import { config } from '../calls/config.ts';

/** How many questions the site asks. It loads no texts of questions. */
export const countQuestions = () => config.catalogs.questions.length || profileLimits.questions;
