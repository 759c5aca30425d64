/** How sure the service has to be before it treats a photo as a nude: the strict one is sure the soonest. */
export const nudeLevels = ['off', 'cautious', 'usual', 'strict'] as const;
export type NudeLevel = (typeof nudeLevels)[number];

/** From which likelihood on, in percent, a photo counts as a nude. */
export const leastPercent: Readonly<Record<Exclude<NudeLevel, 'off'>, number>> = {
  cautious: 85,
  usual: 60,
  strict: 35,
};
