import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-fields-forms.ts';

export const messages: Translated<typeof en> = {
  asksAbout: 'Tu ne vois que les personnes qui ont ce que tu choisis ici, et qui l’ont indiqué.',
  choose: 'Choisir…',
  seenBy: {
    all: 'Toutes les personnes qui voient ton profil peuvent le voir.',
    matches: 'Seuls tes matchs peuvent le voir.',
    self: 'Les autres ne le voient pas.',
  },
  sensitive:
    'C’est une donnée sensible. Elle n’est enregistrée qu’avec ton accord, et notre équipe ne la voit pas dans ton dossier.',
  agree: (name) =>
    `J’accepte que ma réponse à «\u00a0${name}\u00a0» soit enregistrée et montrée comme décrit ici`,
  withdrawn: 'Sans ton accord, elle est supprimée à l’enregistrement.',
  required: (name) => `${name} (obligatoire)`,
  retired: (name) => `${name} (n’est plus proposé)`,
  step: {
    title: 'Encore quelques informations',
    lead: 'Elles aident les autres à savoir si vous allez bien ensemble.',
    finish: 'Terminer',
  },
  saving: 'Enregistrement…',
};
