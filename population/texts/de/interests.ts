import { lines } from '../phrase-templates.ts';
import type { InterestLines } from '../voice.ts';
import { homeAndWorldLines } from './interests-home-and-world.ts';

/** Sentences about interests. */
export const interestLines: InterestLines = {
  hiking: lines(`Für ein bisschen Aussicht und ein gutes Käsebrot laufe ich weit.
    Am Samstag sitze ich um sieben im Zug Richtung Berge, mit Thermoskanne.
    Auf der Hütte bestelle ich immer dasselbe: Suppe, dann Kaiserschmarrn.
    Die Hälfte meiner Fotos zeigt Wegweiser, die andere Kühe.`),
  camping: lines(`Mein Zelt steht in acht Minuten, mit Publikum in zwanzig.
    Auf dem Campingplatz bin ich nach einer Stunde mit allen per Du.`),
  climbing: lines(`Am {day} Kletterhalle, bei Sonne echter Fels.
    Beim Klettern rede ich dem Haken gut zu, beim Abseilen mir.`),
  cycling: lines(`Bergauf schiebe ich würdevoll, bergab singe ich.
    Meine Sonntagsrunde führt zu einer Bäckerei, die weiter weg ist als nötig.`),
  gardening:
    lines(`Vier Jahre auf den Schrebergarten gewartet, jetzt kriegt mich da niemand mehr raus.
    Ab Juli habe ich Zucchini zu verschenken, bitte melde dich.`),
  birdwatching: lines(`Für einen Eisvogel unterbreche ich jeden Satz.
    Im Mai stehe ich um vier auf, weil dann die Nachtigall singt.`),
  sailing: lines(`Ich teile mir ein altes Boot mit zwei Leuten und sehr viel Lack.
    Auf dem Bodensee habe ich gelernt, dass Flaute auch Urlaub ist.`),
  surfing: lines(`Gelernt habe ich auf einer stehenden Welle, deshalb komme ich nirgends an.
    In meinem Bad trocknet immer ein Neoprenanzug.`),
  'wild-swimming': lines(`Erst kalter See, dann heißes Frühstück.
    Vom Steg springe ich sofort, über die Temperatur reden wir danach.`),
  skiing: lines(`Ich freue mich das ganze Jahr auf eine Woche Schnee und Germknödel.
    Gelernt habe ich am Schlepplift hinterm Dorf, und so fahre ich auch.`),
  kayaking: lines(`In meinem Flur liegt ein Kajak. Es ist ein schmaler Flur.
    Auf dem Wasser grüßen sich alle, sogar die Schwäne, nur strenger.`),
  foraging: lines(`Ich trockne Pilze auf Zeitungspapier, der Sportteil duftet am besten.
    Im April gibt es bei mir Bärlauch, bis das ganze Haus die Fenster öffnet.`),
  running: lines(`Im Park überholt mich regelmäßig ein Herr mit Stöcken, wir grüßen uns.
    Vor der Arbeit einmal am Fluss entlang, damit das Frühstück verdient ist.
    Beim Dorflauf geht es mir um die Bratwurst im Ziel.
    Im November laufe ich mit Stirnlampe und leichtem Zweifel.`),
  yoga: lines(`Bei der Schlussentspannung bin ich die Person, die leise schnarcht.
    Mein herabschauender Hund hat Besuch von meinem echten.`),
  gym: lines(`Ich trainiere vor der Arbeit, dann habe ich es hinter mir.
    Schwere Gewichte, leichte Gespräche.
    Nach dem Beintag nehme ich den Aufzug, bitte keine Fragen.
    Beim Training nicken sich alle zu, Namen hat da niemand.`),
  swimming: lines(`Vierzig Bahnen, dann Pommes am Beckenrand.
    Die Freibadsaison eröffne ich im Mai, mit Gänsehaut und Stolz.`),
  football: lines(`Am {day} kicken wir in der Halle, Altersschnitt steigend.
    Ich halte zu einem Verein, der mir viel über Geduld beigebracht hat.
    Stehplatz, Schal, heiße Wurst: Mein Samstag ist geregelt.
    Ich spiele hinten links und vor allem für den Streuselkuchen danach.`),
  tennis: lines(`Mein Aufschlag ist Glückssache, meine Ausreden sind sicher.
    Auf Sand, am Abend, bis man den Ball nicht mehr sieht.`),
  basketball: lines(`Ich werfe auf den Korb im Hof, seit ich über die Mülltonne schauen kann.
    Freiwürfe helfen mir beim Denken.`),
  'martial-arts': lines(`Beim Judo habe ich vor allem gelernt, freundlich zu fallen.
    Ich kann mich verteidigen, laufe aber lieber weg.`),
  dancing: lines(`Ich tanze Lindy Hop und entschuldige mich bei deinen Füßen im Voraus.
    Auf Hochzeiten bin ich sofort auf der Tanzfläche und bleibe bis zum letzten Lied.`),
  'horse-riding': lines(`Mein Pflegepferd heißt Erbse und entscheidet, wohin wir reiten.
    Ich rieche manchmal nach Stall und finde das gut.`),
  cricket: lines(`Ich spiele Cricket im Park und erkläre die Regeln gern, bring Zeit mit.
    Fünf Tage für ein Spiel: endlich ein Sport in meinem Tempo.`),
  skating: lines(`Auf acht Rollen bin ich mutiger als auf zwei Beinen.
    Das alte Flugfeld am Abend, Rückenwind, mehr brauche ich nicht.`),
  cooking: lines(`Gut gelaunt koche ich, schlecht gelaunt auch, also gibt es immer {dish}.
    Meine Gewürze sind alphabetisch sortiert, meine Töpfe nach Lautstärke.
    Am besten kann ich {dish}, am zweitbesten den Tisch decken.
    Meine Küche ist winzig, trotzdem sitzen am {day} acht Leute darin.`),
  baking: lines(`Wenn ich nicht schlafen kann, backe ich {cake}. Das Haus weiß Bescheid.
    Mein Sauerteig hat einen Namen und einen Babysitter.`),
  coffee: lines(`Meine Espressokanne ist älter als mein Führerschein.
    Filterkaffee aus der Thermoskanne, getrunken am Gipfelkreuz: Mehr geht nicht.
    Bis die erste Tasse leer ist, kann ich nur nicken.
    Nachmittags um vier muss etwas mit Kuchen passieren, das ist Kultur.`),
  wine: lines(`Im September helfe ich bei der Weinlese, hauptsächlich wegen der Brotzeit.
    Zum neuen Wein gibt es Zwiebelkuchen, eigentlich ist es umgekehrt.`),
  'craft-beer': lines(`Mein selbst gebrautes Helles ist dunkel geworden, gut ist es trotzdem.
    Im Sommer suche ich Biergärten mit Kastanien und mitgebrachter Brotzeit.`),
  tea: lines(`Kamille nur bei Fieber, sonst bitte kräftig und mit Kandis.
    Ostfriesische Regel: Drei Tassen sind das Mindeste.`),
  'street-food': lines(`Currywurst, Käsekrainer, Falafel: Am Imbiss kenne ich keine Vorurteile.
    Wo die Schlange am längsten ist, stelle ich mich an und frage dann, was es gibt.`),
  'vegan-food': lines(`Mein veganes Gulasch hat schon zwei Jäger überzeugt.
    Seit {number} Jahren vegan, und ich erzähle es nur, wenn es Kuchen gibt.`),
  'farmers-markets': lines(`Samstag früh Markt, mit zu kleinem Korb.
    Der Käsestand kennt mein halbes Leben.`),
  barbecue: lines(`Bei mir wird von März bis Dezember gegrillt, notfalls unter dem Schirm.
    Auf meinen Rost kommt auch Gemüse, und es ist immer zuerst weg.`),
  'live-music': lines(`Auf kleine Konzerte gehe ich allein und komme mit drei Lieblingsliedern heim.
    Im Sommer sitze ich bei Blasmusik im Park und wippe mit.
    Am schönsten ist eine Band, die ich nicht kenne, in einem Keller für hundert Leute.
    Ich stehe vorn links, mit Ohrstöpseln, wie vernünftige Menschen.`),
  vinyl: lines(`Sonntags lege ich {song} auf, leider auch die Sprünge.
    Ich kaufe Platten schneller als Regale.`),
  guitar: lines(`Fürs Lagerfeuer reicht mein Gitarrenspiel, für die Bühne nicht.
    Seit Jahren übe ich F-Dur, wir nähern uns an.`),
  piano: lines(`Ich spiele Klavier, wenn die Leute unter mir einkaufen sind.
    An Bahnhofsklavieren komme ich nicht vorbei.`),
  choir: lines(`Am {day} ist Chorprobe, am Tag danach bin ich heiser und froh.
    Im Alt wird am meisten gelacht, im Bass am meisten gebrummt. Ich singe dazwischen.`),
  jazz: lines(`Ich nicke im Jazzkeller an den richtigen Stellen, fast immer.
    Kleine Bühne, rote Lampe, Kontrabass: Da bin ich zu finden.`),
  'electronic-music': lines(`Ich baue Beats am Küchentisch, auf einem hört man die Waschmaschine.
    Tanzen, bis der Bass aufhört, dann frische Brötchen.`),
  'classical-music': lines(`Stehplatz in der Oper, Brot in der Manteltasche.
    Bei langsamen Sätzen schließe ich die Augen. Ich schlafe nicht.`),
  'hip-hop': lines(`Ich kann eine ganze Platte von 1998 mitsprechen, auch die Pausen.
    Beim Putzen rappe ich, die Fenster bleiben zu.`),
  festivals: lines(`Gummistiefel, Dosenravioli, drei Tage gute Laune.
    Ich bin die Person mit dem Ersatzhering und der Sonnencreme.`),
  karaoke: lines(`Beim Karaoke wähle ich immer etwas, das zu hoch für mich ist.
    Gib mir {song} und ein Mikrofon, und der Abend hat eine Geschichte.`),
  cinema: lines(`Ich mag {film}, am liebsten in einem fast leeren Saal.
    Sommerkino, zwei Decken, ein Gewitter: jederzeit wieder.
    Programmkino, dritte Reihe, salziges Popcorn.
    Am {day} ist Kinotag, egal, was läuft.`),
  theatre: lines(`Im Theater sitze ich ganz oben und bin vom Treppensteigen außer Atem.
    Im Juli spiele ich auf der Freilichtbühne mit, zuletzt als Volk.`),
  museums: lines(`Ins Museum gehe ich für ein einziges Bild und das Café.
    Am liebsten sind mir Heimatmuseen, in denen ein Pflug erklärt wird.`),
  photography: lines(`Ich fotografiere fremde Hunde und frage vorher.
    Am liebsten fotografiere ich die Stadt vor sechs, wenn nur die Müllabfuhr wach ist.
    Auf Familienfesten stehe ich hinter der Kamera, mit Absicht.
    Im Dezember klebe ich ein Fotoalbum, weil {relative} das so will.`),
  'film-photos': lines(`In meinem Kühlschrank liegen Filme neben der Butter.
    Sechsunddreißig Bilder im Monat reichen mir.`),
  drawing: lines(`Ich zeichne Menschen im Zug, wohlwollend.
    Im Café zeichne ich die Kuchentheke, aus rein wissenschaftlichen Gründen.`),
  painting: lines(`Ich male kleine Landschaften und verschenke sie zu Geburtstagen.
    Den Berg vor dem Fenster male ich bei jedem Wetter, er hält so schön still.`),
  pottery: lines(`Die Drehscheibe gewinnt meistens, die Schürze verliert immer.
    Meine Tassen neigen sich nach links, beim Trinken neigt man sich einfach mit.`),
  architecture: lines(`Für ein schönes Treppenhaus klingle ich notfalls irgendwo.
    Ich verteidige Bahnhöfe aus den Sechzigern, auch bei Zugluft.`),
  'stand-up': lines(`Fünf Minuten Open Mic, gefühlt eine Bahnfahrt mit drei Umstiegen.
    Ich lache großzügig, vor allem bei Leuten, die das erste Mal auftreten.`),
  writing: lines(`Ich schreibe Kurzkrimis, in denen am Ende nur ein Kuchen fehlt.
    Meine Figuren fahren alle Zug, so kommen sie nie rechtzeitig zum Schluss.`),
  poetry: lines(`Den halben „Zauberlehrling“ kann ich auswendig, wer hat die andere Hälfte?
    Auf Lesungen sitze ich hinten und seufze leise.`),
  ...homeAndWorldLines,
};
