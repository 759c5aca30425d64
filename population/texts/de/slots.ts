import { lines } from '../phrase-templates.ts';
import type { Slots } from '../voice.ts';

/** Each slot has one form: nouns without article are the same in nominative and accusative. */
export const slots: Slots = {
  dish: lines(`Käsespätzle
    Linsensuppe
    Maultaschen
    Semmelknödel mit Pilzsauce
    Kartoffelgulasch
    Rösti mit Spiegelei
    Zwiebelkuchen
    Kürbissuppe
    Krautfleckerl
    Flammkuchen
    Älplermagronen
    Reibekuchen mit Apfelmus
    Gemüselasagne`),
  cake: lines(`Apfelkuchen
    Zwetschgenkuchen
    Käsekuchen
    Zimtschnecken
    Streuselkuchen
    Marmorkuchen
    Linzer Torte
    Hefezopf
    Rüblitorte
    Nussecken
    Mohnkuchen
    Rhabarberkuchen`),
  day: lines(`Montag
    Dienstag
    Mittwoch
    Donnerstag
    Freitag
    Samstag
    Sonntag
    Dienstagabend
    Donnerstagabend`),
  trip: lines(`Lissabon
    Südtirol
    Slowenien
    Schottland
    Triest
    Norwegen
    Apulien
    Island
    Istanbul
    Andalusien
    Georgien
    Kyoto
    Masuren
    Kopenhagen`),
  drink: lines(`einen Espresso
    einen Cappuccino
    einen Milchkaffee
    einen Pfefferminztee
    eine heiße Schokolade
    eine Apfelschorle
    eine Holunderlimo
    einen Eiskaffee
    eine Melange`),
  book: lines(`dicke Familienromane
    Krimis aus kleinen Dörfern
    Bücher über das Meer
    alte Zukunftsromane
    Kurzgeschichten
    Reiseberichte
    Biografien schwieriger Leute
    Bücher über Bäume
    historische Romane
    Fantasyromane mit Landkarten
    Familiensagas aus dem Norden`),
  language: lines(`Italienisch
    Portugiesisch
    Japanisch
    Spanisch
    Schwedisch
    Griechisch
    Polnisch
    Türkisch
    Französisch
    Niederländisch
    Koreanisch`),
  pet: lines(`einen Dackel mit Prinzipien
    eine alte rote Katze
    einen Hund aus dem Tierheim
    zwei Katzen und keinen sauberen Pulli
    einen tauben Spaniel
    einen sehr höflichen Labrador
    eine einäugige Katze
    einen Kater namens Knödel
    eine Schildkröte mit Stammplatz`),
  plant: lines(`mein Basilikum
    meine Monstera
    mein Zitronenbäumchen
    meine Orchidee
    mein Farn
    mein Avocadokern
    meine Tomatenpflanze
    mein Schnittlauch
    meine Zimmerpalme`),
  number: lines(`drei
    vier
    fünf
    sechs
    sieben
    acht
    neun
    elf`),
  relative: lines(`meine Schwester
    mein Bruder
    meine Oma
    meine Mutter
    mein Vater
    meine Tante
    meine Nichte
    mein Cousin
    mein Opa`),
  song: lines(`Balladen aus den Achtzigern
    alte Soulplatten
    Filmmusik
    traurige Lieder aus Island
    Bossa nova
    französische Chansons
    Neue Deutsche Welle
    Wienerlieder
    Blasmusik mit Schwung
    Discohits
    Sommerhits aus Italien`),
  film: lines(`langsame Filme
    Gaunerkomödien
    alte Komödien
    Zeichentrickfilme
    Dokus über Tintenfische
    Western
    Gerichtsdramen
    Musicals
    Stummfilme
    französische Sommerfilme
    Gruselfilme mit viel Nebel`),
};
