import type { PageTexts } from '../../site/page-template.ts';

export const pageTemplates: PageTexts = {
  imprint: ({ brand, email, owner }) => ({
    title: 'Dane firmy',
    body: `${brand} prowadzi

${owner.lines('[Imię i nazwisko albo nazwa i forma prawna firmy]\n[Ulica i numer]\n[Kod pocztowy, miejscowość i kraj]')}

## Kontakt

E-mail: ${email}
Telefon: ${owner.phone('[numer telefonu]')}

## Reprezentacja

[Imiona i nazwiska osób, które reprezentują firmę]

## Rejestr

${owner.register('[Rejestr, miejsce i numer, na przykład KRS …]')}

## Numer VAT

[NIP lub numer VAT UE, jeśli jest]

## Punkty kontaktowe

Organy Unii Europejskiej i państw członkowskich (artykuł 11 aktu o usługach cyfrowych) oraz wszystkie osoby, które korzystają z serwisu ${brand} (artykuł 12), mogą pisać bezpośrednio na adres ${email}. Czytamy i odpowiadamy w językach: [języki; co najmniej jeden język urzędowy kraju, w którym jest siedziba].

## Przedstawiciel w Unii Europejskiej

[Tylko przy siedzibie poza Unią Europejską: nazwa, adres, e-mail i numer telefonu przedstawiciela prawnego według artykułu 13 aktu o usługach cyfrowych. W innym przypadku usuń tę część.]

## Zgłoszenia i odwołania

Nielegalne treści można zgłosić na stronie [Zgłoś treść](/report-content). Od naszej decyzji można się bezpłatnie odwołać przez sześć miesięcy.

[Czy bierzesz udział w rozwiązywaniu sporów z konsumentami i przed jakim organem]
`,
  }),
  terms: ({ brand, email, owner }) => ({
    title: 'Regulamin',
    body: `Obowiązuje od [data]

## 1. Kim jesteśmy

${brand} prowadzi ${owner.inOneLine('[nazwa i adres]')}. Możesz do nas pisać na adres ${email}.

## 2. Kto może dołączyć

Trzeba mieć co najmniej 18 lat. Każda osoba ma jedno konto. To, co mówisz o sobie, musi być prawdą.

[Dalsze warunki, na przykład kraje, w których działa ${brand}]

## 3. Twoje konto

Dbasz o swoje hasło. Daj nam znać, jeśli ktoś inny używa twojego konta.

## 4. Co jest niedozwolone

[Czego użytkownicy nie mogą pisać, pokazywać ani robić. Napisz to tak, żeby każdy zrozumiał]

## 5. Jak moderujemy

[Kto sprawdza zgłoszenia, co sprawdza automat i co może z tego wyniknąć: ostrzeżenie, zawieszenie, ban]

Osoby i treści możesz zgłosić na stronie [Zgłoś treść](/report-content). Uzasadniamy swoje decyzje. Od decyzji możesz się bezpłatnie odwołać przez sześć miesięcy, a wtedy sprawdzi ją człowiek.

## 6. Jak proponujemy osoby

Co decyduje o tym, kogo widzisz, i co możesz w tym zmienić, opisuje strona [Jak ustalamy kolejność](/ranking).

## 7. Premium

[Ceny, czas trwania i odnowienie, jak zrezygnować i co się dzieje przy zmianie ceny]

Od umowy możesz odstąpić w ciągu 14 dni. [Co wynika z odstąpienia]

## 8. Co piszesz i pokazujesz

To nadal jest twoje. Pozwalasz nam pokazywać to osobom, którym ${brand} ma to pokazać. [Czas i granice tej zgody]

## 9. Odpowiedzialność

[Tekst, który napisała lub sprawdziła kancelaria]

## 10. Koniec umowy

Swoje konto możesz usunąć w każdej chwili w ustawieniach. My możemy zakończyć umowę, jeśli [powody i termin].

## 11. Zmiany regulaminu

[Jak ogłaszasz zmiany, z jakim wyprzedzeniem i co użytkownicy mogą zrobić]

## 12. Prawo i spory

[Jakie prawo obowiązuje i kto rozstrzyga spór]
`,
  }),
};
