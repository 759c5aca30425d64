/** What stands in place of a photo that is a likely nude. */
export const messages = {
  title: 'Das könnte ein Nacktbild sein',
  about: 'Es bleibt verschwommen, bis du es anzeigst.',
  show: 'Anzeigen',
  showOf: 'Foto anzeigen, das ein Nacktbild sein könnte',
  delete: 'Für mich löschen',
  report: 'Melden',
  review: 'Dieses Foto wartet, weil es vermutlich ein Nacktbild ist.',
};
