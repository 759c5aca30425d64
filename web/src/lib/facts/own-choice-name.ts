import { config } from '../calls/config.ts';

/** What the owner of the site added, by its key. */
export const ownChoice = (key: string) => config.catalogs.own.find((own) => own.key === key);

/** What the owner of the site called a choice of theirs. The key of another one is returned as it is. */
export const ownChoiceName = (key: string) => ownChoice(key)?.name ?? key;

/** What a question of the owner is about. */
export const ownTopic = (key: string) => ownChoice(key)?.topic || ownChoiceName(key);

/** The answers to a question of the owner, whose places are their numbers. */
export const ownAnswers = (key: string): readonly string[] => ownChoice(key)?.answers ?? [];
