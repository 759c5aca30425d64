import { defineLaw } from './law.ts';

const safety = 'Online Safety Act 2023';
const source = 'https://www.legislation.gov.uk/ukpga/2023/50';

export const uk = defineLaw({
  asOf: '2026-11-28',
  countries: ['GB'],
  duties: {
    'illegal-content': {
      law: `${safety}, s. 9`,
      source,
      since: '2025-03-16',
      form: 'illegal-content',
    },
    children: { law: `${safety}, s. 35, 36`, source, since: '2025-04-16', form: 'children' },
    'intimate-images': {
      law: `${safety}, s. 10, Sch. 7`,
      source,
      since: '2026-01-08',
      page: '/site/limits',
    },
    complaints: {
      law: `${safety}, s. 20, 21`,
      source,
      since: '2025-03-17',
      page: '/report-content',
    },
    responsible: { law: `${safety}, s. 10, 23`, source, since: '2025-03-17', form: 'note' },
    fee: {
      law: 'Data Protection (Charges and Information) Regulations 2018',
      source: 'https://www.legislation.gov.uk/uksi/2018/480',
      since: '2018-05-25',
      form: 'note',
    },
    subscriptions: {
      law: 'Digital Markets, Competition and Consumers Act 2024, Part 4, Chapter 2',
      source: 'https://www.legislation.gov.uk/ukpga/2024/13',
      // It is announced for 2027; the day is not fixed.
      since: '2027-01-01',
      form: 'note',
    },
  },
});
