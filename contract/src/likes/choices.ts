export const choices = ['like', 'superlike', 'pass'] as const;
export type Choice = (typeof choices)[number];
