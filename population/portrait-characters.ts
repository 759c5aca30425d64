import type { Portrait } from './portrait.ts';

/** One drawn person: the members it fits, and the options of Open Peeps. Skin tones run from 1 (light) to 5 (dark). */
export interface Character extends Pick<Portrait, 'look' | 'tone' | 'hair' | 'older'> {
  readonly head: string;
  readonly ink?: string;
  readonly contrast?: string;
  readonly beard?: string;
  readonly glasses?: string;
}

const dark = '#2a1a19';
const brown = '#4b2d20';
const chestnut = '#6b3d24';
const auburn = '#8c3f1f';
const blond = '#c9994f';
const silver = '#d9d4d0';

export const characters: readonly Character[] = [
  { look: 'woman', tone: 1, hair: 'fair', head: 'long', ink: chestnut },
  { look: 'woman', tone: 1, hair: 'fair', head: 'bangs', contrast: blond },
  { look: 'woman', tone: 1, hair: 'fair', head: 'medium3', ink: auburn },
  { look: 'woman', tone: 1, hair: 'fair', head: 'mediumBangs2', contrast: blond },
  { look: 'woman', tone: 1, hair: 'fair', head: 'mediumBangs', ink: chestnut, glasses: 'glasses2' },
  { look: 'woman', tone: 1, hair: 'dark', head: 'longBangs', ink: dark },
  { look: 'woman', tone: 1, hair: 'dark', head: 'bangs2', ink: dark },
  { look: 'woman', tone: 1, hair: 'dark', head: 'medium1', ink: dark, glasses: 'glasses5' },
  { look: 'woman', tone: 1, hair: 'dark', head: 'mediumStraight', ink: dark },
  { look: 'woman', tone: 2, hair: 'dark', head: 'medium2', ink: brown },
  { look: 'woman', tone: 2, hair: 'dark', head: 'mediumBangs3', ink: dark },
  { look: 'woman', tone: 2, hair: 'dark', head: 'longCurly', ink: brown },
  { look: 'woman', tone: 2, hair: 'dark', head: 'long', ink: dark, glasses: 'glasses2' },
  { look: 'woman', tone: 2, hair: 'scarf', head: 'hijab', ink: '#7a3046' },
  { look: 'woman', tone: 3, hair: 'dark', head: 'long', ink: dark },
  { look: 'woman', tone: 3, hair: 'dark', head: 'medium3', ink: brown },
  { look: 'woman', tone: 3, hair: 'dark', head: 'mediumBangs', ink: dark, glasses: 'glasses' },
  { look: 'woman', tone: 3, hair: 'dark', head: 'longCurly', ink: dark },
  { look: 'woman', tone: 3, hair: 'scarf', head: 'hijab', ink: '#2f5560' },
  { look: 'woman', tone: 4, hair: 'dark', head: 'mediumStraight', ink: dark },
  { look: 'woman', tone: 4, hair: 'coily', head: 'afro', ink: dark },
  { look: 'woman', tone: 4, hair: 'coily', head: 'bun', ink: dark },
  { look: 'woman', tone: 4, hair: 'coily', head: 'cornrows', ink: dark, contrast: chestnut },
  { look: 'woman', tone: 5, hair: 'coily', head: 'bun2', ink: dark, glasses: 'glasses5' },
  { look: 'woman', tone: 5, hair: 'coily', head: 'longAfro', ink: dark },
  { look: 'woman', tone: 5, hair: 'coily', head: 'cornrows2', ink: dark },
  { look: 'woman', tone: 5, hair: 'coily', head: 'dreads1', ink: dark },
  { look: 'woman', tone: 1, hair: 'grey', head: 'grayBun', contrast: silver, older: true },
  {
    look: 'woman',
    tone: 1,
    hair: 'grey',
    head: 'grayMedium',
    contrast: silver,
    glasses: 'glasses',
    older: true,
  },
  { look: 'woman', tone: 2, hair: 'grey', head: 'grayMedium', contrast: '#bdb4ae', older: true },
  { look: 'woman', tone: 3, hair: 'grey', head: 'grayBun', contrast: '#a79d98', older: true },
  { look: 'woman', tone: 5, hair: 'grey', head: 'grayMedium', contrast: '#b3aaa4', older: true },

  { look: 'man', tone: 1, hair: 'fair', head: 'short1', ink: chestnut },
  { look: 'man', tone: 1, hair: 'fair', head: 'short4', contrast: blond },
  { look: 'man', tone: 1, hair: 'fair', head: 'pomp', ink: auburn, beard: 'full' },
  { look: 'man', tone: 1, hair: 'fair', head: 'shaved3', ink: chestnut, glasses: 'glasses2' },
  { look: 'man', tone: 1, hair: 'bald', head: 'noHair1', contrast: '#8a5a38', beard: 'full4' },
  { look: 'man', tone: 1, hair: 'fair', head: 'hatBeanie', ink: brown, contrast: '#4f7a86' },
  { look: 'man', tone: 1, hair: 'dark', head: 'short2', ink: dark },
  { look: 'man', tone: 1, hair: 'dark', head: 'short5', ink: dark, glasses: 'glasses5' },
  { look: 'man', tone: 1, hair: 'dark', head: 'shaved2', ink: dark },
  { look: 'man', tone: 2, hair: 'dark', head: 'short3', ink: brown },
  { look: 'man', tone: 2, hair: 'dark', head: 'shaved2', ink: dark, beard: 'full' },
  { look: 'man', tone: 2, hair: 'dark', head: 'pomp', ink: dark, beard: 'moustache6' },
  { look: 'man', tone: 2, hair: 'dark', head: 'short1', ink: dark, glasses: 'glasses3' },
  { look: 'man', tone: 2, hair: 'dark', head: 'shaved1', ink: dark, beard: 'chin' },
  { look: 'man', tone: 3, hair: 'dark', head: 'short5', ink: dark, beard: 'full' },
  { look: 'man', tone: 3, hair: 'dark', head: 'short2', ink: dark },
  {
    look: 'man',
    tone: 3,
    hair: 'turban',
    head: 'turban',
    ink: dark,
    contrast: '#c25a3c',
    beard: 'full2',
  },
  { look: 'man', tone: 3, hair: 'dark', head: 'pomp', ink: dark, glasses: 'glasses' },
  { look: 'man', tone: 4, hair: 'dark', head: 'short3', ink: dark, beard: 'full2' },
  { look: 'man', tone: 4, hair: 'coily', head: 'flatTop', ink: dark },
  { look: 'man', tone: 4, hair: 'coily', head: 'twists', ink: dark, beard: 'chin' },
  { look: 'man', tone: 4, hair: 'bald', head: 'noHair1', ink: dark, beard: 'goatee2' },
  { look: 'man', tone: 5, hair: 'coily', head: 'dreads2', ink: dark },
  { look: 'man', tone: 5, hair: 'coily', head: 'twists2', ink: dark, glasses: 'glasses5' },
  { look: 'man', tone: 5, hair: 'coily', head: 'flatTopLong', ink: dark, beard: 'full' },
  { look: 'man', tone: 5, hair: 'bald', head: 'noHair1', ink: dark, beard: 'full' },
  { look: 'man', tone: 1, hair: 'grey', head: 'grayShort', contrast: silver, older: true },
  {
    look: 'man',
    tone: 1,
    hair: 'grey',
    head: 'noHair3',
    contrast: silver,
    beard: 'full4',
    older: true,
  },
  {
    look: 'man',
    tone: 2,
    hair: 'grey',
    head: 'grayShort',
    contrast: '#b9b0aa',
    glasses: 'glasses3',
    older: true,
  },
  { look: 'man', tone: 2, hair: 'grey', head: 'noHair2', ink: '#6d6462', older: true },
  {
    look: 'man',
    tone: 3,
    hair: 'grey',
    head: 'grayShort',
    contrast: '#a79d98',
    beard: 'full4',
    older: true,
  },
  {
    look: 'man',
    tone: 5,
    hair: 'grey',
    head: 'grayShort',
    contrast: '#b3aaa4',
    glasses: 'glasses',
    older: true,
  },

  { look: 'either', tone: 1, hair: 'fair', head: 'mohawk', contrast: '#3f8f93' },
  { look: 'either', tone: 1, hair: 'fair', head: 'medium1', ink: auburn, glasses: 'glasses2' },
  { look: 'either', tone: 1, hair: 'dark', head: 'shaved1', ink: dark },
  { look: 'either', tone: 2, hair: 'dark', head: 'shaved3', ink: dark },
  { look: 'either', tone: 2, hair: 'dark', head: 'hatHip', ink: '#3a2b2c', glasses: 'glasses5' },
  { look: 'either', tone: 3, hair: 'dark', head: 'short5', ink: dark },
  { look: 'either', tone: 4, hair: 'coily', head: 'afro', ink: brown, glasses: 'glasses2' },
  { look: 'either', tone: 5, hair: 'coily', head: 'dreads2', ink: chestnut },
];
