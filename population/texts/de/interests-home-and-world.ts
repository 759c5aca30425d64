import { lines } from '../phrase-templates.ts';

/** Sentences about being at home and about the world. */
export const homeAndWorldLines = {
  reading: lines(`Meistens lese ich {book}, und zwar drei gleichzeitig.
    In der Tram lese ich und verpasse einmal pro Woche die Haltestelle.
    Am Bücherschrank will ich nur etwas abgeben und gehe mit drei Romanen heim.
    Ich verleihe Bücher und weiß noch, an wen.`),
  'board-games': lines(`Am {day} wird gespielt, es gibt Salzstangen und Revanche.
    Regeln lese ich vor, auch die Fußnoten.`),
  'video-games': lines(`Ich züchte seit Jahren digitale Rüben und bin sehr erfolgreich.
    Im Spiel rette ich Welten, in der Pause die Wäsche vor dem Regen.`),
  chess: lines(`Im Park spiele ich Schach gegen Rentner und verliere lehrreich.
    Ich denke drei Züge voraus, außer beim Einkaufen.`),
  puzzles: lines(`Tausend Teile auf dem Esstisch, gegessen wird bis auf Weiteres im Stehen.
    Das Kreuzworträtsel löse ich mit Kugelschreiber, das sagt wohl alles.`),
  knitting: lines(`Ich stricke Socken, und wer mir wichtig ist, hat warme Füße.
    Im Zug strickt es sich am besten, ab Verspätung wird es ein Schal.`),
  woodworking: lines(`Mein Tisch wackelt nicht. Es war der vierte Versuch.
    In der Garage entsteht ein Bett, geplant war ein Regal.`),
  plants: lines(`Wenn ich verreise, bekommt {plant} mehr Besuch als ich sonst.
    Vierzig Pflanzen, zwei Fenster, wir rücken zusammen.`),
  podcasts: lines(`Beim Abwasch höre ich Podcasts, deshalb ist die Küche so sauber.
    Zum Einschlafen lasse ich mir die Geschichte der Kartoffel erklären.
    Ich fange jeden zweiten Satz mit „Ich habe neulich gehört“ an.
    Vier Stunden über den Bau eines Tunnels? Ich bin dabei.`),
  dogs: lines(`Ich teile mein Frühstück mit einem Dackel, der das für sein Recht hält.
    Fremde Hunde begrüße ich vor ihren Menschen.
    Dreimal täglich raus, bei jedem Wetter: So lernt man sein Viertel kennen.
    Mein Sofa hat eine Hundeseite. Es ist die bessere.`),
  cats: lines(`Um fünf Uhr früh sitzt bei mir eine Katze auf der Brust und will reden.
    Ich wohne bei meiner Katze und darf bleiben, solange ich Dosen öffne.
    Auf jedem meiner Pullis findest du Fell, betrachte es als Muster.
    Wenn eine Katze auf mir schläft, sage ich Termine ab.`),
  series: lines(`Noch eine Folge, sage ich, und dann ist es morgen.
    Heimlich weiterschauen? Niemals, wenn wir zusammen angefangen haben.
    Am Sonntagabend gibt es Krimi, und ich weiß nach zehn Minuten, wer es nicht war.
    Serien mit Pferdekutschen und Blicken über den Tisch: alle gesehen.`),
  travel: lines(`Nach {trip} würde ich sofort noch einmal fahren, und sei es nur zum Frühstück.
    Ich reise mit leichtem Gepäck und schwerem Proviant.
    Im Urlaub gehe ich zuerst in den Supermarkt und schaue mir die Kekse an.
    Ich schreibe Reisetagebuch, meistens über das Essen.`),
  'road-trips': lines(`Alte Karte, volle Brotdose, keine Autobahn.
    Ich übernehme Musik und Proviant, du die Schilder.`),
  'train-journeys': lines(`Im Nachtzug schlafe ich schlecht und bin am Morgen glücklich.
    Vier Minuten zum Umsteigen sehe ich sportlich.`),
  languages: lines(`Ich lerne {language} und rede deshalb mit dem Kühlschrank.
    In fünf Sprachen kann ich Kuchen bestellen, in zweien mich auch bedanken.`),
  volunteering: lines(`Im Reparaturcafé bin ich für Toaster und Trost zuständig.
    Bei der Lebensmittelausgabe verteile ich Gemüse und bekomme Rezepte zurück.`),
  history: lines(`An jeder Gedenktafel bleibe ich stehen, plan es ein.
    Ich weiß, was vor hundert Jahren in deinem Haus war. Vermutlich eine Molkerei.`),
  astronomy: lines(`Für Sternschnuppen fahre ich aufs Feld und nehme Suppe mit.
    Ich kann dir den Jupiter zeigen, und wenn es ein Flugzeug ist, sage ich das auch.`),
  science:
    lines(`Ich mag Fragen, auf die es noch keine Antwort gibt, und Experimente mit Backpulver.
    Bei der Langen Nacht der Wissenschaften stehe ich bei den Teilchen.`),
  programming: lines(`Mein Programm sagt mir, wann ich gießen muss. Die Palme ist anderer Ansicht.
    Nachts um eins funktioniert es plötzlich, und niemand weiß, warum.`),
  'flea-markets': lines(`Ich suche einen Stuhl und komme mit sieben Tassen heim.
    Um sechs auf dem Flohmarkt, mit Taschenlampe und Brezel.`),
  'pub-quizzes': lines(`Unser Quizteam landet immer auf Platz vier und feiert es wie ein Finale.
    Hauptstädte kann ich alle, bei Promis trinke ich schnell einen Schluck Schorle.`),
  meditation: lines(`Ich meditiere zehn Minuten, neun davon denke ich an Brot.
    Still sitzen habe ich erst spät gelernt, jetzt verteidige ich es.`),
} as const;
