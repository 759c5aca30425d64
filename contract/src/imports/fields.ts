/** What a column of an imported file can be. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'seeking',
  'city',
  'countryName',
  'bio',
  'interests',
  'language',
] as const;
export type ImportField = (typeof importFields)[number];

/** The order of the parts of a date. */
export const dateFormats = ['ymd', 'dmy', 'mdy'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** Headings of other services, by field: lower case, only letters and digits. */
const headings: Readonly<Record<ImportField, string>> = {
  email:
    'email mail emailaddress mailaddress emailadresse adressemail courriel correo correoelectronico enderecodeemail adresemail البريدالالكتروني',
  firstName:
    'firstname givenname forename name vorname prenom nombre nome imie primeironome الاسمالاول الاسم',
  lastName:
    'lastname surname familyname nachname familienname nom nomdefamille apellido apellidos sobrenome apelido nazwisko اسمالعائلة',
  dateOfBirth:
    'dateofbirth birthdate birthday dob born geburtsdatum geburtstag datedenaissance naissance fechadenacimiento nacimiento datadenascimento nascimento dataurodzenia تاريخالميلاد',
  gender: 'gender sex geschlecht genre sexe genero sexo plec الجنس',
  seeking:
    'seeking lookingfor interestedin seeks sucht suche recherche cherche busca buscando procura szuka ابحثعن',
  city: 'city town place location stadt ort wohnort ville ciudad cidade miasto miejscowosc المدينة',
  countryName: 'country countrycode nation land pays pais kraj البلد الدولة',
  bio: 'bio about aboutme description profiletext ueberuns uebermich beschreibung description apropos sobremi sobremim descripcion descricao opis نبذة',
  interests:
    'interests hobbies interessen centresdinteret interets intereses aficiones interesses zainteresowania الاهتمامات',
  language: 'language locale lang sprache langue idioma lingua jezyk اللغة',
};

export const foldHeading = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replaceAll('ö', 'oe')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The column of each field, counted from 0. */
export type ImportColumns = Partial<Record<ImportField, number>>;

/** Guesses the columns by their headings. The first of several that fit is taken. */
export function guessColumns(heads: readonly string[]): ImportColumns {
  const folded = heads.map(foldHeading);
  const columns: ImportColumns = {};
  for (const field of importFields) {
    const known = headings[field].split(' ').map(foldHeading);
    const exact = known.map((name) => folded.indexOf(name)).find((index) => index >= 0);
    if (exact !== undefined) columns[field] = exact;
  }
  return columns;
}
