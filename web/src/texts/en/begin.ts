/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages = {
  label:
    'Start premium right away, within the 14 days in which I can withdraw from the contract. If I withdraw, I pay for the days I used.',
  about:
    'You choose. Without it premium starts right away, too, and if you withdraw, you get everything back.',
};
