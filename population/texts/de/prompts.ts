import { lines } from '../phrase-templates.ts';
import type { PromptAnswers } from '../voice.ts';
import { answersAboutPeople } from './prompts-about-people.ts';

/** Answers to the prompts. */
export const promptAnswers: PromptAnswers = {
  'perfect-sunday':
    lines(`Ausschlafen, Brötchen holen und dann so lange frühstücken, bis es Kuchen gibt.
    Regen am Fenster, ein Topf auf dem Herd, kein Termin.
    Mit dem Regionalzug irgendwohin, Suppe essen, im Hellen zurück.
    Erst Flohmarkt, dann bis abends reparieren, was ich gefunden habe.
    Vormittags Museum, nachmittags Waldrand, abends Brotzeit auf dem Balkon.
    See, Pommes, Mittagsschlaf im Schatten, noch einmal See.
    Ein Spaziergang, der zufällig an einer Konditorei endet.
    Das Handy liegt in der Schublade, die Zeitung auf dem ganzen Tisch.
    Ein Mittagessen bei der Familie, das in ein Abendessen übergeht.
    Hausschuhe bis vier, danach Kino.`),
  'simple-pleasure': lines(`Der erste Kaffee auf dem Balkon, wenn es noch eine Jacke braucht.
    Frisch bezogenes Bett.
    Wenn der Anschlusszug wartet.
    Warmes Brot, und niemand sieht, wie viel Butter darauf kommt.
    Mit dem Rad die grüne Welle erwischen.
    Ein Päckchen, das ich für das ganze Haus annehme und das dann doch für mich ist.
    Die Haut vom Pudding.
    Kalte Füße an die Heizung halten.
    Wenn ein fremder Hund mich aussucht.
    Das Geräusch vom Brotmesser am Samstagmorgen.`),
  'best-trip': lines(`Nach {trip}, mit einem Reiseführer von 1987, der fast immer recht hatte.
    Allein in {trip}. Am dritten Tag grüßte mich die Bäckerin mit Namen.
    Im November nach {trip}, als sonst niemand dort war.
    Die Hütte, auf der wir eingeschneit Karten gespielt haben.
    Nach {trip} mit meiner Tante, die schnarcht und alle Museen kennt.
    Der See, den wir nur wegen einer falschen Ausfahrt gefunden haben.
    Eine Woche {trip} war geplant, drei sind es geworden.
    Jeden Sommer derselbe Campingplatz, derselbe Baum, dieselbe Eisdiele.
    Im Nachtzug Richtung Süden, am Morgen standen draußen Zypressen.
    Mit dem Rad den Fluss entlang bis zur Mündung. Der Gegenwind kam mit.`),
  'first-date':
    lines(`Ein Spaziergang mit Abkürzung, falls es nichts wird. Wir nehmen den langen Weg.
    Minigolf. Da sieht man, wie Menschen mit Windmühlen umgehen.
    Wir trinken {drink} und hören einander richtig zu.
    Im Tierpark bei den Ottern. Alle sind nett bei den Ottern.
    Ruderboot. Ich rudere, du warnst vor Enten.
    Zwanzig Minuten Museum, dann eine Stunde Torte.
    Auf dem Markt einkaufen, was wir nicht kennen, und es kochen.
    Weihnachtsmarkt, einmal Karussell, klebrige Mandeln.
    Bank, Aussicht, zwei belegte Brote. Ich bringe die Brote.
    Tischtennis im Park. Wer verliert, lädt zum Eis ein.`),
  'cook-for-you': lines(`Käsespätzle, mit so vielen Röstzwiebeln, dass man kurz schweigt.
    Kaiserschmarrn. Beim Zerreißen darfst du helfen.
    Die Linsen mit Spätzle von meiner Oma, nur ohne ihre Kommentare.
    Ganz sicher {dish}, und zum Nachtisch {cake}.
    Spargel mit Kartoffeln, falls Mai ist. Sonst Vorfreude.
    Rösti, außen knusprig, innen auch ein bisschen.
    Eine Suppe, für die ich um zehn Uhr früh anfange.
    Knödel. Der erste zerfällt, die anderen sind für dich.
    Abendbrot, aber mit allem: Radieschen, drei Sorten Käse, Gürkchen als Fächer.
    Pizza, deren Teig zwei Tage Urlaub im Kühlschrank hatte.`),
  'small-hill': lines(`Zimmer werden gelüftet, auch im Winter.
    Kartoffelsalat gehört einen Tag vorher gemacht.
    Frühstück ist die schönste Verabredung.
    Eine Wanderung ohne Einkehr ist nur Gehen.
    Die Kruste ist das Beste am Brot.
    Jede Stadt braucht ein Freibad.
    Lebkuchen im September sind zu früh, und ich esse sie trotzdem.
    Ein Pulli ist ein Kleidungsstück für alle vier Jahreszeiten.
    Wer Gäste hat, kocht zu viel. Alles andere ist Geiz.
    Pünktlich heißt: ein bisschen vorher.`),
  'learning-now':
    lines(`{language}. Bisher kann ich nach dem Bahnhof fragen, aber die Antwort nicht verstehen.
    Jonglieren. Die Lampe lebt noch.
    Jodeln. Der Hinterhof staunt.
    Sauerteig, also Geduld.
    Gebärdensprache, damit ich auch mit vollem Mund reden kann.
    Nein sagen. Bisher kann ich „vielleicht“.
    Akkordeon. Das Haus lernt mit.
    Vogelstimmen, die Amsel sitzt schon.
    rückwärts einparken, mit Publikum.
    endlich richtig kraulen, statt würdevoll zu versinken.`),
  'proud-of': lines(`Mein Basilikum hat den Winter überlebt.
    Ich habe noch nie einen Zug verpasst. Einmal hat er auf mich gewartet.
    Bei meiner Nichte stehe ich als Notfallkontakt im Handy.
    Ich habe allein einen Schrank in den vierten Stock getragen. In Teilen, aber trotzdem.
    Seit der ersten Klasse schreibe ich einem Mädchen aus dem Ferienlager Weihnachtspost.
    Bei uns im Haus grüßen sich alle, und damit angefangen habe ich.
    Auf dem Dorffest kam meine Marmelade auf Platz drei. Von vier.
    Ich kann eine Fahrradkette wechseln, ohne zu fluchen.
    Der Baum, den ich mit sechs gepflanzt habe, ist heute größer als das Haus.
    Ich bin vom Dreimeterbrett gesprungen, obwohl ein Kind vor mir umgedreht ist.`),
  'after-work': lines(`im Freibad, bis die Durchsage kommt.
    auf dem Rad, mit Umweg über den Fluss.
    in der Eisdiele, Stammplatz am Fenster.
    am Herd, mit Radio und zu vielen Zwiebeln.
    beim Chor, in der Reihe mit den Kichernden.
    auf der Bank vor dem Haus, da kommt immer jemand vorbei.
    mit Gießkanne im Schrebergarten, meistens selbst nass.
    im Hof an der Tischtennisplatte.
    auf dem Sofa, kurz waagrecht, dann wieder ansprechbar.
    in der Bücherei, zwischen Kochbüchern und Kriminalfällen.`),
  'favourite-place': lines(`Die Treppe am Fluss, dritte Stufe von unten.
    Der Markt, kurz bevor er zumacht.
    Die Bank unter der Kastanie, wenn sie frei ist. Sonst die daneben.
    Der Lesesaal mit den grünen Lampen.
    Das kleine Kino mit den roten Sesseln und dem einen kaputten.
    Der Bahnhof am frühen Morgen, alle haben etwas vor.
    Die Dachterrasse vom Parkhaus. Ja, vom Parkhaus.
    Der alte Friedhof mit den Eichhörnchen.
    Das Hallenbad, Bahn vier, am Fenster.
    Der Hügel hinter den Gleisen, von dort sieht alles ordentlich aus.`),
  'on-repeat': lines(`Seit Tagen nur {song}. Die Nachbarschaft summt schon mit.
    Ein Lied aus einem Abspann. Wenn ich nur wüsste, wie es heißt.
    Ein Klavierstück, das ich selbst spielen will und nicht kann.
    Der Soundtrack von einem Film, den ich nie gesehen habe.
    Regen auf Dachfenster, acht Stunden lang.
    Ein Kinderlied über einen Bagger. Mein Neffe war zu Besuch.
    Eine Live-Aufnahme, bei der im Publikum jemand hustet. Ich huste mit.
    Ein Sommerhit von vor zehn Jahren, ohne Reue.
    Ein Hörbuch, bei dem ich immer an derselben Stelle einschlafe.
    Ein Walzer, seit dem Tanzkurs, und meine Füße zählen mit.`),
  'changed-mind': lines(`Rosenkohl. Man muss ihn rösten, warum hat das niemand gesagt?
    Mittagsschlaf. Früher Strafe, heute Ziel.
    Wandern. Als Kind musste ich, jetzt fahre ich freiwillig drei Stunden hin.
    Telefonieren. Fünf Minuten reden sind besser als vierzig Nachrichten.
    Kleinstädte. Man trifft immer jemanden, und das ist das Gute daran.
    Streit. Ein guter reinigt die Luft wie ein Sommergewitter.
    Katzen. Dann zog eine bei mir ein.
    Oper. Ich wollte nur mitgehen und habe dann geweint.
    Funktionsjacken. Ich bin trocken, ihr seid schick.
    Allein essen gehen. Man bekommt den besten Tisch und hört die besten Geschichten.`),
  tradition: lines(`Am ersten warmen Tag barfuß durchs Gras, egal, wo.
    Raclette an Silvester, bis alle Pfännchen verwechselt sind.
    Am Geburtstag gibt es Kuchen zum Frühstück.
    Im Advent backe ich sieben Sorten Plätzchen und verstecke eine.
    Jeden {day} rufe ich meine Patentante an.
    Einmal im Jahr Schneeschuhe leihen und darüber schimpfen.
    Immer am letzten Urlaubstag: Eis, die große Portion.
    Im Mai wird angebadet, auch wenn die Lippen blau werden.
    Aus jedem Urlaub kommt ein Stein aufs Fensterbrett.
    Kürbis schnitzen mit den Kindern aus dem Haus, meiner sieht stets überrascht aus.`),
  ...answersAboutPeople,
};
