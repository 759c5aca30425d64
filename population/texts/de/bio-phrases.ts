import { lines } from '../phrase-templates.ts';
import type { BioPhrases } from '../voice.ts';

/** Sentences about where a member comes from. */
const origins = lines(`Einmal quer durchs Land und mit einem neuen Wort für Pfannkuchen zurück.
  Für eine Stelle nach {city} gezogen, wegen der Leute geblieben.
  Nach drei Jahren {city} verstehe ich den Dialekt, nachsprechen darf ich ihn noch nicht.
  Aufgewachsen in einem Dorf mit mehr Kühen als Klingelschildern.
  {city} von Anfang an, und langweilig ist es noch nie geworden.
  Neu in {city} und auf der Suche nach einem Stammcafé, unter anderem.
  Ich wollte ein Jahr in {city} bleiben. Das ist {number} Jahre her.
  Vom Land in die Stadt gezogen, den Dialekt habe ich mitgenommen.
  Ich wohne über einer Bäckerei, damit ist mein Morgen geregelt.
  Meine Wohnung liegt dort, wo die Tram wendet und die Felder anfangen.
  Zu Hause sprechen wir zwei Sprachen, beim Streiten eine dritte.
  Ich komme aus den Bergen und übe noch, flach zu wohnen.
  Meine Eltern wohnen noch an der Küste und schicken mir Wind als Sprachnachricht.
  Die halbe Familie lebt um die Ecke, die andere Hälfte sechs Zugstunden entfernt.
  Altbau, vierter Stock, kein Lift: Wer mich besucht, meint es ernst.
  Seit {number} Jahren in {city}, und am Kiosk bekomme ich die Zeitung, bevor ich frage.
  Ich sage Brötchen, Semmel oder Weckerl, je nachdem, wer hinter der Theke steht.
  In meinem Hof stehen vierzig Räder, und nur neun davon gehören jemandem.
  In {city} habe ich zuerst den Wochenmarkt gefunden und dann die Wohnung daneben.
  In {city} kenne ich jede Eisdiele und ihre Winterpause.
  Mein Elternhaus war ein Gasthof, ich kann mit allen über alles reden.
  Ich wohne am Bahnhof, mein Besuch kommt pünktlich und geht spät.`);

/** Sentences about a member's character. */
const traits = lines(`Ich bin fünf Minuten zu früh da und tue so, als wäre nichts.
  Ich stelle viele Fragen und merke mir die Antworten.
  Die ersten zehn Minuten bin ich still, danach wird es gemütlich.
  Über meine eigenen Witze lache ich zuerst, über deine am lautesten.
  Auf Partys findest du mich in der Küche, im Gespräch mit genau einer Person.
  Ich trenne Müll mit Leidenschaft und Socken nach Gefühl.
  Ich lüfte. Auch im Januar, auch bei Besuch.
  Ich verschicke noch Postkarten, meistens aus der Nachbarstadt.
  Bei Abschieden am Bahnsteig winke ich, bis der Zug nicht mehr zu sehen ist.
  Mein Adventskalender ist am dritten Dezember leer, dazu stehe ich.
  Bei Rot bleibe ich stehen, auch nachts, auch wenn niemand kommt.
  Ich habe immer ein Taschentuch, ein Pflaster und einen Keks dabei.
  Ich nehme alle Pakete für das Haus an und kenne deshalb alle.
  Ich habe für alles eine Dose, nur nie den Deckel.
  Auf Autofahrten packe ich das Brot vor der ersten Kreuzung aus.
  Ein Abend in der Woche gehört mir, der Decke und sonst niemandem.
  Ich mag lange Abendessen und kurze Diskussionen.
  Lügen kann ich nicht, Zuhören dafür sehr gut.
  Wenn ein Argument gut ist, ändere ich meine Meinung. Sogar beim Essen.
  Im Zug teile ich Gummibärchen mit dem ganzen Abteil.
  Nach dem Fest bleibe ich zum Abwaschen.
  Ehrgeizig werde ich nur bei Dingen, die nicht zählen: Minigolf, Domino, Einparken.
  Stur, sagt {relative}. Ich sage: gründlich.
  Wenn ich gehe, klopfe ich auf den Tisch, so kenne ich es von daheim.
  Ich plane Reisen mit Tabellen und freue mich über jede Abweichung.
  Mit Suppe bin ich für fast alles zu gewinnen.
  Um zehn bin ich im Bett und bereue nichts.
  Ich will wissen, wie Dinge heißen: Wolken, Bäume, die Leute von nebenan.
  Beim Fernsehkrimi schlafe ich ein, bevor jemand verdächtig ist.
  Geburtstage merke ich mir ohne Kalender.
  Beim Spülen singe ich zweistimmig, die zweite Stimme fehlt noch.
  Ich habe drei Jacken für Regen und keine für Hochzeiten.
  Bei mir wird repariert, bis die Schrauben ausgehen.
  Ich lese jede Hausordnung, und zwar gern.
  Am Telefon bin ich schüchtern, am Herd laut.
  Wenn im Radio Stau gemeldet wird, freue ich mich heimlich über mein Fahrrad.
  Mit Menschen habe ich viel Geduld, mit Druckern keine.
  Ich überlege lange zwischen Salat und Pommes und nehme dann Pommes.
  Ich habe noch nie bereut, ins Wasser gesprungen zu sein.
  Beim Kartenspielen werde ich laut, beim Verlieren still, beim Nachtisch wieder nett.
  Ich merke, wenn jemand am Tisch still geworden ist.
  Zu Kartoffelsalat habe ich eine Haltung, bei allem anderen bin ich flexibel.
  Ich habe {pet}, das erklärt einiges.
  Bei Regen gehe ich raus, weil dann alle Wege frei sind.
  In meinem Keller stehen Kartons von {number} Umzügen. Einer ist noch zugeklebt.`);

/** Traits for young, middle-aged and older members only. */
const youngTraits = lines(`WG mit vier Leuten, einem Bad und einer guten Pfanne.
  Erste eigene Wohnung, erster eigener Staubsauger, große Gefühle.
  Ich finde gerade heraus, was ich kann, und das macht Spaß.
  Zu Hause rufe ich öfter an, als ich zugebe.
  Nudeln mit Pesto zählen bei mir als Grundnahrungsmittel.
  Ich bin {number} Mal umgezogen und besitze eine Lampe.
  Mein Bett ist aus Paletten, mein Schreibtisch war einmal eine Tür.
  Meine Wäsche fährt noch ab und zu mit dem Zug nach Hause.
  Ich wohne auf zwölf Quadratmetern und kenne jeden davon persönlich.
  Mein Putzplan ist Kunst: Alle schauen ihn an, niemand fasst ihn an.`);

const midlifeTraits = lines(`Ich habe zwei Kinder, jede zweite Woche und immer im Kopf.
  Meine Tochter ist acht und hat das Foto ausgesucht.
  Ich war verheiratet, es war meistens gut, und jetzt bin ich wieder neugierig.
  Geschieden, im Frieden damit und seither besser im Kochen.
  Meine Teenager finden es zum Schreien, dass ich hier bin.
  Ein Reihenhaus, ein störrisches Knie und noch viel Freude übrig.
  Eigene Kinder habe ich nicht, dafür fünf Nichten und Neffen mit Schlüssel zur Wohnung.
  Ich weiß inzwischen, was ich mag, und lasse mich trotzdem gern überraschen.
  Ich tue nicht mehr so, als würde ich gern bis fünf Uhr früh tanzen.
  In Kinderwochen gibt es Fischstäbchen, in den anderen rede ich mit Erwachsenen.
  Ich habe mir einmal ein Jahr freigenommen. Es war meine beste Idee.
  Mein Sohn erklärt mir das Internet, ich erkläre ihm die Waschmaschine.
  Neulich habe ich mich auf einen Abend ohne Pläne gefreut. Drei Wochen lang.
  Der Rücken ist vierzig plus, der Humor ist bei zwölf stehen geblieben.`);

const seniorTraits = lines(`Ich habe vier Enkel und Zeit für einen Kaffee.
  Seit einigen Jahren verwitwet. Im Theater und beim Frühstück fehlt mir Gesellschaft.
  Meine Kinder haben mich hier angemeldet. Ich habe beschlossen, es zu genießen.
  Gesundheit: gut. Laune: besser.
  Garten, Jahreskarte fürs Museum und keine Lust, langsamer zu werden.
  Ich habe gelernt, wie das hier geht, und bin ein bisschen stolz.
  Es ist ruhiger geworden bei mir, ein wenig mehr Gespräch wäre schön.
  In der Küche tanze ich immer noch, nur mit besseren Schuhen.
  Jeden Morgen gehe ich eine Runde, bei jedem Wetter.
  Lange verheiratet, nun eine Weile allein. Ersetzen will ich niemanden.
  Ich habe noch gelernt, wie man Briefe schreibt, und kann es bis heute.
  Meine Enkelin hat mir die App eingerichtet und verlangt nun Berichte.
  Früher hatte ich Termine, heute habe ich Verabredungen.
  Der Terminkalender ist voll: Chor, Garten, Mittagsschlaf. Für dich wird etwas verschoben.`);

/** Sentences about the people a member would like to meet. */
const hopes = lines(`Schön wäre ein Mensch, der beim Kochen die Zwiebeln übernimmt.
  Die zweite Hälfte der Butterbrezel wäre noch frei, langfristig.
  Ich suche einen Menschen, mit dem auch der Wocheneinkauf Spaß macht.
  Am liebsten freundlich, neugierig und für einen Spaziergang zu haben.
  Ich habe keine Eile, aber Brieffreundschaften habe ich schon.
  Wer zurückfragt, hat schon halb gewonnen.
  Wohin es führt, ist offen, solange wir reden.
  Beim Fensterplatz wechseln wir uns ab, so stelle ich mir das vor.
  Zuerst zusammen lachen, der Rest darf sich Zeit lassen.
  Ich suche etwas Ernstes, das sich selbst nicht zu ernst nimmt.
  Zeig mir deine Ecke der Stadt, ich zeige dir meine.
  Gesucht: Begleitung für kleine Abenteuer, auch unter der Woche.
  Vom Sie zum Du brauchte man früher Jahre, ein paar Wochen haben wir also auch.
  Ich würde mich gern an mehreren gewöhnlichen Abenden verlieben.
  Ich wünsche mir eine Begleitung, mit der man um zehn vom Fest heimgeht und Nudeln kocht.
  Wer nett zum Personal im Café ist, bekommt einen Vorsprung.
  Wir könnten zusammen auf den Bus warten und ihn dann ohne uns fahren lassen.
  Du darfst gern ein eigenes Leben haben und mir davon erzählen.
  Ein gutes Gespräch wäre schon ein guter Abend.
  Zwei Bücher, ein Sofa, vier Füße unter einer Decke, das wäre es.
  Erzähl mir von deinem Tag, auch die langweiligen Teile.
  Für die Schlange beim Bäcker suche ich eine Hand zum Halten.
  Ich mag es, wenn Leute freundlich sagen, was sie meinen.
  Ein Tanzkurs zu zweit, hintere Reihe, viel Gelächter: Das wäre ein Anfang.
  Das letzte Stück Torte in der Vitrine möchte ich mit jemandem teilen.
  Etwas Festes darf es werden, aber erst nach der Vorspeise.
  Am Berg warte ich oben, du darfst aber auch auf mich warten.
  Gemeinsam einen Schrank aufbauen und danach noch reden: Das ist mein Maßstab.
  Eine Freundschaft würde mich freuen, mehr noch mehr.
  Ideal wären zehn Minuten mit dem Rad von dir zu mir, den Rest schaffen wir.
  Im Zug würde ich gern einen Platz freihalten, für dich zum Beispiel.
  Verabredungen bei Tageslicht, und dann schauen wir, was wächst.
  Ich hätte gern einen Menschen, der mich vom Zug abholt, und stehe auch selbst am Gleis.
  Vielleicht finde ich hier eine Person, mit der sich sogar der Montag lohnt.
  Gesucht wird ein Gegenüber für Kaffee und Kuchen, auf längere Sicht auch für den Abwasch.`);

/** Last sentences of a bio. */
const closings = lines(`Welche Hütte hat den besten Strudel? Ich sammle Hinweise.
  Eis lieber in der Waffel oder im Becher?
  Kaffee oder Spaziergang?
  Bring ein Buch mit, dann tauschen wir.
  Schreib ruhig, ich beiße nicht. Die Katze vielleicht.
  Was liest du gerade?
  Wenn du eine Bank mit Aussicht kennst, sollten wir reden.
  Verrate mir etwas, das du gut kannst.
  Ich antworte bestimmt. Nur nicht vor neun.
  Welches Lied hast du heute schon gesummt?
  Lass uns nicht drei Wochen lang schreiben, sondern auf {drink} gehen.
  Erzähl mir von deinem schlimmsten Urlaub.
  Ich bringe Brezeln mit, was bringst du?
  Am {day} hätte ich Zeit.
  Freibad oder Badesee?
  Pommes rot, weiß oder beides?
  Was fehlt nie auf deinem Frühstückstisch?
  Welchen Kuchen gab es bei euch am Geburtstag?
  Wonach riecht es gerade in deiner Küche?
  Wer bis hierher gelesen hat, darf es sagen.
  Kennst du ein Wort, das es nur in deinem Dorf gibt?
  Fangen wir mit Hallo an.
  Überrasch mich mit einer Frage.
  Worauf freust du dich gerade?
  Jetzt du.
  Wie heißt dein Lieblingswort?
  Und wie sagt man bei euch zum Brotende?
  Zwei Stück Kuchen, eine Gabel oder zwei?`);

/** Complete bios that are very short. */
const fewWords = lines(`In echt besser.
  Groß im Zuhören, klein im Schreiben.
  Feste Schuhe, weiche Knie.
  Hier steht bald etwas. Frag mich so lange einfach.
  Meistens gut gelaunt, manchmal auch vor dem Kaffee.
  Meine Leute haben mich überredet, und jetzt gefällt es mir ganz gut.
  Für Pflanzen, für Hunde und an guten Tagen auch für Menschen.
  Arbeite noch am Text. Bis dahin: Hallo.
  Nieselregen zählt nicht als Ausrede.
  Ich würde lieber von dir hören.
  Butterbrot statt Büfett.
  Antwortet langsam, meint es herzlich.
  Neu hier. Bitte nicht schubsen.
  Erst {drink}, dann sehen wir weiter.
  {city}, Tee, schlechte Wortspiele.
  Am {day} fülle ich das hier richtig aus.
  Seit Kurzem mutig.
  Zwei Tassen hätte ich schon.
  Träumt von {trip}, wohnt im dritten Stock.
  Handtuch, Buch, Schattenplatz.
  Unter der Woche Schreibtisch, am Wochenende Berg.
  Leicht zu erheitern, schwer zu hetzen.
  Sammelt Stempel im Wanderpass.
  Vermutlich draußen.
  Geht auch mit deinem Hund spazieren.
  Kleine Wohnung, großer Tisch.
  Eher leise, aber mit Pointe.
  Kann Kanon, sucht zweite Stimme.
  Schreibt kurz, isst lang.
  Neugierig auf dich.
  Liest die Anleitung. Baut trotzdem falsch herum auf.
  Feierabend um fünf, Hunger ab vier.
  Wegen der guten Gespräche hier.
  Heiter bis wolkig, meistens heiter.
  Meine Pflanzen leben. Das ist mein Zeugnis.
  Hat immer eine Brotdose dabei.
  Sagt Ja zum See.
  Um elf zu Hause, außer es ist schön.
  Thermoskanne voll, Akku leer.
  Kennt da ein Lokal.
  Etwas Sonne, etwas Suppe, jemand zum Lachen.
  Pünktlich, freundlich, leichter Sonnenbrand.
  Schon glücklich. Platz wäre noch.
  Mag Brot. Mag Berge. Mag vermutlich dich.
  Kommt mit Kuchen.`);

export const bioPhrases: BioPhrases = {
  origins,
  traits,
  youngTraits,
  midlifeTraits,
  seniorTraits,
  hopes,
  closings,
  fewWords,
};
