/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages = {
  label:
    'Start premium right away, within the 14 days in which I can withdraw from the contract. If I withdraw, I pay for the days I used.',
  about:
    'This is up to you. Premium starts right away in either case. If you withdraw, you get everything back without this consent, and pay for the days you used with it.',
};
