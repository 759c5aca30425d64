export const loadMatchDialog = () =>
  import('../../../widgets/people/match-dialog.tsx').then((file) => file.MatchDialog);
