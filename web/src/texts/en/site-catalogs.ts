/** Where administrators say what members choose from in profiles. */
export const messages = {
  about:
    'What members choose from. What you retire stays with those who chose it, and no one else can choose it.',
  list: 'List',
  lists: {
    interests: 'Interests',
    prompts: 'Prompts',
    questions: 'Questions',
    reasons: 'Report reasons',
  },
  language: 'Language of your own words',
  group: 'Group',
  newOnes: {
    interests: 'New interests, one per line',
    prompts: 'New prompts, one per line',
    questions: 'New questions, one per line',
    reasons: 'New reasons, one per line',
  },
  topic: 'What it is about, as in “You agree on …”',
  answer: (number: number) => `Answer ${number}`,
  addAnswer: 'Add an answer',
  removeAnswer: (number: number) => `Remove answer ${number}`,
  aboutReasons:
    'Why members report someone. A retired reason stays on its reports. Reasons that the law or the safety of people needs can be reworded, and always stay.',
  reason: { type: 'Type of report', priority: 'Priority', clause: 'Usual rule' },
  aboutQuestions:
    'A retired question is no longer asked, shown or counted. Its answers are kept, and count again when you offer it again. An answer that was published keeps its place: you can correct its words, and add another one after it.',
  incomplete: 'Incomplete',
  nameIn: (name: string, language: string) => `${name} in ${language}`,
  full: (most: number) =>
    `This list has ${most} choices of your own, with the retired ones, and that is as many as it can have.`,
  add: {
    interests: 'Add interests',
    prompts: 'Add prompts',
    questions: 'Add questions',
    reasons: 'Add reasons',
  },
  addLines: 'Add choices',
  sameMeaning:
    'You can correct the words of a choice. For another meaning, retire it and add a new choice: those who chose it keep it.',
  retireOf: (name: string) => `Retire ${name}`,
  offerOf: (name: string) => `Offer ${name} again`,
  removeOf: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  unnamed: 'Choice without words',
  reword: 'Reword',
  rewordOf: (name: string) => `Reword ${name}`,
  retired: 'Retired',
  retire: 'Retire',
  offer: 'Offer again',
  remove: 'Remove',
  consequences: {
    added: (names: string) => `New: ${names}`,
    retired: (names: string) => `Retired: ${names}`,
    offered: (names: string) => `Offered again: ${names}`,
    reworded: (names: string) => `In other words: ${names}`,
    order: 'In another order',
  },
};
