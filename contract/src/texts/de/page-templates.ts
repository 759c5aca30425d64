import type { PageTexts } from '../../site/page-template.ts';

export const pageTemplates: PageTexts = {
  imprint: ({ brand, email, owner }) => ({
    title: 'Impressum',
    body: `${brand} wird betrieben von

${owner.lines('[Name der Person oder Name und Rechtsform der Firma]\n[Straße und Hausnummer]\n[Postleitzahl, Ort und Land]')}

## Kontakt

E-Mail: ${email}
Telefon: ${owner.phone('[Telefonnummer]')}

## Vertreten durch

[Namen der Menschen, die die Firma vertreten]

## Register

${owner.register('[Register, Ort und Nummer, etwa Amtsgericht …, HRB …]')}

## Umsatzsteuer-ID

[Umsatzsteuer-Identifikationsnummer, falls es eine gibt]

## Kontaktstellen

Behörden der Europäischen Union und ihrer Mitgliedstaaten (Artikel 11 des Gesetzes über digitale Dienste) und alle, die ${brand} nutzen (Artikel 12), erreichen uns direkt unter ${email}. Wir lesen und antworten auf [Sprachen; mindestens eine Amtssprache des Landes, in dem du niedergelassen bist].

## Vertretung in der Europäischen Union

[Nur bei einem Sitz außerhalb der Europäischen Union: Name, Anschrift, E-Mail-Adresse und Telefonnummer der Vertretung nach Artikel 13 des Gesetzes über digitale Dienste. Sonst lösche diesen Abschnitt.]

## Meldungen und Beschwerden

Rechtswidrige Inhalte lassen sich unter [Inhalte melden](/report-content) melden. Wer mit einer unserer Entscheidungen nicht einverstanden ist, kann sie sechs Monate lang kostenlos anfechten.

[Ob du an der Beilegung von Streit mit Verbrauchern vor einer Stelle teilnimmst, und vor welcher]
`,
  }),
  terms: ({ brand, email, owner }) => ({
    title: 'Nutzungsbedingungen',
    body: `Gültig ab [Datum]

## 1. Wer wir sind

${brand} wird betrieben von ${owner.inOneLine('[Name und Anschrift]')}. Du erreichst uns unter ${email}.

## 2. Wer mitmachen kann

Du musst mindestens 18 Jahre alt sein. Jeder Mensch hat ein Konto. Was du über dich sagst, muss wahr sein.

[Weitere Bedingungen, etwa die Länder, in denen ${brand} angeboten wird]

## 3. Dein Konto

Du passt auf dein Passwort auf. Gib uns Bescheid, wenn jemand anderes dein Konto benutzt.

## 4. Was nicht erlaubt ist

[Was Mitglieder nicht schreiben, zeigen oder tun dürfen. Sag es so, dass alle es verstehen]

## 5. Wie wir moderieren

[Wer Meldungen ansieht, was automatisch geprüft wird und was folgen kann: eine Verwarnung, eine befristete oder dauerhafte Sperre]

Du kannst Menschen und Inhalte unter [Inhalte melden](/report-content) melden. Wir begründen unsere Entscheidungen. Du kannst eine Entscheidung sechs Monate lang kostenlos anfechten, und ein Mensch sieht sie sich noch einmal an.

## 6. Wie wir Menschen vorschlagen

Was entscheidet, wen du siehst, und was du daran ändern kannst, steht unter [So entsteht die Reihenfolge](/ranking).

## 7. Premium

[Preise, Laufzeit und Verlängerung, wie man kündigt, und was bei einer Preisänderung geschieht]

Du kannst den Vertrag innerhalb von 14 Tagen widerrufen. [Was aus einem Widerruf folgt]

## 8. Was du schreibst und zeigst

Es bleibt deins. Du erlaubst uns, es den Menschen zu zeigen, denen ${brand} es zeigen soll. [Dauer und Grenzen dieser Erlaubnis]

## 9. Haftung

[Was aus der Feder einer Kanzlei stammt oder von ihr geprüft wurde]

## 10. Ende des Vertrags

Du kannst dein Konto jederzeit in den Einstellungen löschen. Wir können den Vertrag beenden, wenn [Gründe und Frist].

## 11. Änderungen dieser Bedingungen

[Wie du Änderungen ankündigst, wie lange vorher, und was Mitglieder dagegen tun können]

## 12. Recht und Streit

[Welches Recht gilt und wer bei einem Streit entscheidet]
`,
  }),
};
