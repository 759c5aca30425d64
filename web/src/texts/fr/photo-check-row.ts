/** What the settings say about the photo check. */
export const messages = {
  title: 'Vérification des photos',
  row: 'Montre aux autres que c’est bien toi sur tes photos.',
  link: 'Ouvrir la vérification',
};
