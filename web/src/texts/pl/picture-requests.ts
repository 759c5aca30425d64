import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/picture-requests.ts';
import { refusalTexts } from '@kindred/contract/texts/pl/picture-refusals';

export const messages: Translated<typeof en> = {
  title: 'Twoje intymne zdjęcia',
  about: (brand: string) =>
    `Ktoś bez twojej zgody pokazuje w serwisie ${brand} twoje intymne zdjęcie? Poproś nas o jego usunięcie. Nie potrzebujesz konta.`,
  promise:
    'Człowiek podejmuje decyzję w ciągu 48 godzin. Zdjęcie znika wtedy z całego serwisu, razem z kopiami, które znajdziemy.',
  signedIn: 'Masz tu konto? Zdjęcie lub wiadomość możesz też zgłosić tam, gdzie je widzisz.',
  who: 'Kto jest na zdjęciu?',
  self: 'Ja',
  representative: 'Osoba, którą mogę reprezentować',
  name: 'Twoje imię i nazwisko',
  person: 'Imię i nazwisko osoby na zdjęciu',
  location: 'Gdzie ono jest?',
  locationAbout:
    'Adres profilu lub zdjęcia, jeśli go masz. Jeśli nie: imię, wiek i miasto albo która to rozmowa.',
  description: 'Co na nim widać?',
  descriptionAbout: 'Dzięki temu je rozpoznamy: na przykład miejsce, ubranie lub dzień.',
  picture: 'Samo zdjęcie, jeśli je masz (niewymagane)',
  pictureAbout:
    'Kopie znajdujemy po cyfrowym odcisku. Zdjęcie jest odczytywane raz, nie zapisujemy go i nikt go nie ogląda.',
  choose: 'Wybierz zdjęcie',
  another: 'Wybierz inne',
  reading: 'Odczytywanie zdjęcia…',
  read: 'Odcisk jest gotowy. Zdjęcia nie zachowaliśmy.',
  forget: 'Nie dołączaj',
  email: 'Twój e-mail',
  contact: 'Inny sposób kontaktu (niewymagany)',
  contactAbout: 'Bez adresu e-mail nasza odpowiedź będzie tylko na tej stronie.',
  goodFaith:
    'Oświadczam w dobrej wierze, że to zdjęcie jest intymne, że pokazuje mnie lub osobę, którą reprezentuję, że opublikowano je bez zgody i że wszystko, co tu podaję, jest prawdą',
  goodFaithAbout:
    'Nie mówimy temu, kto je opublikował, od kogo jest wniosek. Sam wniosek niczego nie usuwa: najpierw ogląda go człowiek.',
  signature: 'Podpisz się imieniem i nazwiskiem',
  signatureAbout: 'Dokładnie tak jak wyżej. To twój podpis.',
  send: 'Poproś o usunięcie',
  sending: 'Wysyłanie…',
  received: (reference: string) => `Mamy twój wniosek ${reference}.`,
  due: (when: string) => `Decyzja zapadnie do ${when}.`,
  mailed: 'Wysłaliśmy ci e-mail z linkiem.',
  keep: 'Zachowaj ten link, żeby przeczytać odpowiedź lub coś dodać:',
  open: 'Twój wniosek',
  loading: 'Wczytywanie wniosku…',
  number: 'Numer',
  receivedAt: 'Data wpływu',
  dueAt: 'Decyzja do',
  state: 'Stan',
  why: 'Dlaczego',
  question: 'Potrzebujemy więcej informacji',
  facts: 'Dodane informacje',
  add: 'Dodaj coś',
  addAbout: 'Na przykład gdzie jeszcze jest to zdjęcie albo odpowiedź na nasze pytanie.',
  addSend: 'Dodaj',
  adding: 'Dodawanie…',
  answer: 'Nasza odpowiedź',
  statement: 'Przeczytaj decyzję lub się odwołaj',
  newOne: 'Wyślij nowy wniosek',
  states: {
    open: 'Sprawdza go ktoś z naszego zespołu',
    hidden: 'Zdjęcie ukryte do czasu decyzji',
    removed: 'Zdjęcie usunięte, razem z kopiami',
    refused: 'Zdjęcia nie usunięto',
    acted: 'Zajęliśmy się sprawą',
  },
  refusals: refusalTexts,
};
