import type { LineFault } from '../../imports/outcomes.ts';

/** What is wrong with a line of a file that is imported. */
export const importFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'Há aspas que nunca são fechadas.',
  columns: 'A linha tem mais colunas do que os títulos.',
  'email-missing': 'Falta o e-mail.',
  'email-invalid': 'Isto não é um e-mail.',
  'email-throw-away': 'É um e-mail descartável.',
  'date-invalid':
    'Não dá para ler esta data na ordem escolhida, ou ela não pode ser uma data de nascimento. A pessoa recebe o convite sem ela.',
  'too-young': 'A pessoa tem menos de 18 anos.',
  'too-long': 'O texto é longo demais. A pessoa recebe o convite sem ele.',
  'not-visible': 'O texto tem caracteres invisíveis. A pessoa recebe o convite sem ele.',
  'country-unknown': 'O país falta ou não é conhecido. A pessoa recebe o convite sem lugar.',
  'city-unknown': 'Esta cidade não é conhecida nesse país. A pessoa recebe o convite sem lugar.',
  'interest-unknown': 'Este interesse não está na lista. Ele fica de fora.',
  'seeking-unknown': 'Não está claro quem a pessoa procura. Isso fica de fora.',
  'language-unknown': 'Este idioma não está disponível. Vale o de sempre.',
  'is-member': 'Já existe um membro com este e-mail.',
  'is-invited': 'Este e-mail já tem um convite.',
  'is-duplicate': 'Uma linha anterior tem o mesmo e-mail.',
  'is-refused': 'Não é possível convidar este e-mail.',
};
