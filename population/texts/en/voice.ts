import type { Voice } from '../voice.ts';
import { bioPhrases } from './bio-phrases.ts';
import { conversations } from './conversations.ts';
import { artLines, homeLines, worldLines } from './interests-arts-and-home.ts';
import { foodLines, musicLines } from './interests-food-and-music.ts';
import { movingLines, outdoorLines } from './interests-outdoors.ts';
import { jobs, trainedJobs } from './occupations.ts';
import { answersAboutLife } from './prompts-about-life.ts';
import { answersAboutPeople } from './prompts-about-people.ts';
import { slots } from './slots.ts';
import { retirements, studies } from './students-and-retired.ts';

export const english: Voice = {
  slots,
  bioPhrases,
  work: { studies, jobs, trainedJobs, retirements },
  interestLines: {
    ...outdoorLines,
    ...movingLines,
    ...foodLines,
    ...musicLines,
    ...artLines,
    ...homeLines,
    ...worldLines,
  },
  promptAnswers: { ...answersAboutLife, ...answersAboutPeople },
  conversations,
};
