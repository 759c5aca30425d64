import { defineLaw } from './law.ts';

const services = 'Regulation (EU) 2022/2065';
const servicesSource = 'https://eur-lex.europa.eu/eli/reg/2022/2065/oj';
const servicesSince = '2024-02-17';
const data = 'Regulation (EU) 2016/679';
const dataSource = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj';
const dataSince = '2018-05-25';

/** The European Union, and the three countries that take over its rules. */
export const eu = defineLaw({
  asOf: '2026-11-28',
  countries:
    `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK`.split(
      ' ',
    ),
  duties: {
    imprint: {
      law: 'Directive 2000/31/EC, Art. 5',
      source: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj',
      since: '2002-01-17',
      page: '/site/setup',
    },
    terms: {
      law: `${services}, Art. 14`,
      source: servicesSource,
      since: servicesSince,
      page: '/site/pages',
    },
    notice: {
      law: `${services}, Art. 11, 12, 16`,
      source: servicesSource,
      since: servicesSince,
      page: '/report-content',
    },
    reasons: {
      law: `${services}, Art. 17`,
      source: servicesSource,
      since: servicesSince,
      page: '/desk',
    },
    appeals: {
      law: `${services}, Art. 20`,
      source: servicesSource,
      since: servicesSince,
      page: '/site/limits',
    },
    transparency: {
      law: `${services}, Art. 15, 24`,
      source: servicesSource,
      since: servicesSince,
      page: '/site/limits',
    },
    minors: {
      law: `${services}, Art. 28`,
      source: servicesSource,
      since: servicesSince,
      form: 'children',
    },
    representative: {
      law: `${services}, Art. 13; ${data}, Art. 27`,
      source: servicesSource,
      since: servicesSince,
      form: 'note',
    },
    withdrawal: {
      law: 'Directive (EU) 2023/2673, Art. 11a',
      source: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
      since: '2026-06-19',
      page: '/premium/manage',
    },
    accessibility: {
      law: 'Directive (EU) 2019/882',
      source: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
      since: '2025-06-28',
      page: '/accessibility',
    },
    privacy: { law: `${data}, Art. 13`, source: dataSource, since: dataSince, page: '/privacy' },
    consent: {
      law: `${data}, Art. 9`,
      source: dataSource,
      since: dataSince,
      page: '/privacy',
    },
    access: {
      law: `${data}, Art. 15, 17, 20`,
      source: dataSource,
      since: dataSince,
      page: '/privacy',
    },
    records: { law: `${data}, Art. 30`, source: dataSource, since: dataSince, form: 'records' },
    impact: { law: `${data}, Art. 35`, source: dataSource, since: dataSince, form: 'impact' },
    officer: { law: `${data}, Art. 37`, source: dataSource, since: dataSince, form: 'note' },
  },
});
