import { blocks } from '../phrase-templates.ts';
import type { Conversations } from '../voice.ts';

/** How conversations start. */
const openings = blocks(`Hallo! Deine Antwort zum Sonntag könnte von mir sein.
  Dann sollten wir uns die Brötchen aufteilen.
  Gern. Ich nehme die mit Mohn.
  Glück gehabt, ich mag die mit Kürbiskernen.

  Hi, du wanderst also auch.
  Ja! Ich muss aber gestehen, dass ich für jede Kuh anhalte.
  Das ist doch der Sinn der Sache.
  + Wo warst du zuletzt?
  Auf dem Grat über dem See, im Nebel. Gesehen habe ich nichts, schön war es trotzdem.

  Eine Grundsatzfrage: Wer bekommt den Knust, also das Brotende?
  Bei uns heißt das Scherzl, und ich bekomme es.
  Oh. Dann brauchen wir ein Brot mit zwei Enden.
  Das haben die meisten.
  Siehst du, wir finden Lösungen.

  Servus! Wie sieht es bei dir wettermäßig aus?
  Nebel seit Dienstag. Ich rede mir ein, dass es gemütlich ist.
  Bei mir scheint oben am Hang die Sonne.
  + Nur falls du einmal Licht brauchst.
  Ich packe schon die Sonnenbrille ein.

  Warum steht auf deinem dritten Foto ein Klavier im Garten?
  Es passte nicht durch die Tür.
  Und dann?
  Dann war Sommer, und alle durften mitspielen.
  + Im Herbst hat jemand die Tür vermessen. Es hätte gepasst.

  Hallo, ich habe drei Anfänge geschrieben und alle gelöscht.
  Welcher war der beste?
  Der mit dem Wortspiel über Knödel.
  Jetzt will ich ihn natürlich hören.
  Der muss noch ziehen, wie gute Knödel auch.

  Guten Abend! Ist das bei dir an der Wand eine echte Kuckucksuhr?
  Leider ja. Sie geht zwölf Minuten nach.
  Dann kämst du also immer zwölf Minuten zu spät?
  Nein, ich rechne. Der Vogel rechnet nicht.
  Ich mag den Vogel schon jetzt.

  Du schreibst, dass du gerade Jodeln übst. Geht das denn in der Stadt?
  Nur im Treppenhaus. Am Wochenende fahre ich zum Berg und frage nach.
  Und, was meint er?
  Er hat geantwortet. Etwas leiser, aber fehlerfrei.

  Dein Dackel schaut auf dem Bild, als hätte er einen Termin.
  Hat er auch. Um fünf kommt das Eichhörnchen.
  Jeden Tag?
  Montag bis Samstag. Am Sonntag ruhen beide.
  Ein ordentlicher Haushalt.

  Hi! Eine Person, die Brettspielregeln mit Fußnoten liest: Bist du echt?
  Sehr echt. Ich habe die Fußnoten sogar markiert.
  In einer Farbe oder in mehreren?
  Drei. Gelb heißt: Darüber wurde gestritten.
  Wie viel ist gelb?
  Frag lieber, wie wenig weiß ist.

  Hey. Spaghettieis oder Kugel? Ich muss das früh klären.
  Spaghettieis, und ich habe mich dafür noch nie geschämt.
  Vernünftig. Damit lässt sich arbeiten.

  Hallo aus dem Zug, der gerade ohne Grund auf freier Strecke steht.
  Willkommen! Was siehst du?
  Ein Feld, einen Hochsitz und ein Reh, das mich bedauert.
  Grüß es von mir.
  Es hat genickt. Jetzt fahren wir wieder.

  Hallo du. Bei dir steht, du hast eine Haltung zu Kartoffelsalat.
  Ja, und ich bin bereit, sie zu verteidigen.
  Brühe oder Mayonnaise?
  Brühe. Und jetzt bin ich nervös.
  Brühe ist gut. Du kannst ausatmen.

  Moin! Oder sagt man bei dir Grüezi?
  Beides, je nachdem, mit wem ich telefoniere.
  Und was sagst du bei Fremden im Internet?
  Hallo und ein bisschen Lächeln.
  Kam an.

  Ist das auf dem zweiten Bild der Stausee mit dem versunkenen Kirchturm?
  Ja! Ich wollte nur kurz anhalten und bin einen Tag geblieben.
  Genau so war es bei mir auch.
  + Hast du den Apfelstrudel am Parkplatz probiert?
  Zweimal. Einmal davon zum Mitnehmen.

  Hi. Ich schreibe sonst nie zuerst, also sei bitte nachsichtig.
  Für das erste Mal ist das sehr ordentlich.
  Danke. Im Kopf hatte ich noch einen Witz über Enten.
  Nur raus damit.
  Der braucht Anlauf. Ich hebe ihn für später auf.`);

/** The topics that follow. */
const topics = blocks(`Wie war dein Tag?
  Erst ging der Drucker nicht, dann ging er zu sehr.
  Zu sehr?
  Vierhundert Seiten. Alle mit demselben Kuchenrezept.
  + Deiner?
  Ruhiger. Ist das Rezept wenigstens gut?

  Heute hat das Freibad aufgemacht, und ich war drin.
  Bei vierzehn Grad?
  Zwölf. Außer mir nur der Bademeister, und der hatte eine Mütze auf.
  Ich bewundere dich aus der Ferne, mit Decke.

  Hast du am Wochenende etwas vor?
  Mein Bruder zieht um, vierter Stock, ohne Lift.
  Oje. Klavier?
  Aquarium.
  + Immerhin gibt es danach Leberkäse für alle.

  Ich habe deine Knödel nachgekocht.
  Und??
  Drei Stunden, eine Küche voller Mehl, ich würde es morgen wieder tun.
  Ich bin gerührt. Sind sie zerfallen?
  Nur der erste. Der hat sich geopfert.

  Beim Aufräumen habe ich mein Freundebuch aus der zweiten Klasse gefunden.
  Was stand bei Berufswunsch?
  „Weiß noch nicht, aber mit Pferd.“
  Und hat es geklappt?
  Halb. Ich weiß es noch immer nicht.

  Der erste Schnee! Schau sofort aus dem Fenster.
  Hier kommt er als Regen an.
  Das tut mir leid für euch.
  + Ich baue für dich einen kleinen Schneemann mit.
  Bitte mit Karotte. Und mit Schal, er erkältet sich leicht.

  Bei uns im Bücherschrank lag heute ein Krimi mit einer Widmung.
  Was stand darin?
  „Für Gerda, es war nicht der Gärtner.“
  Dann muss man ihn ja gar nicht mehr lesen.
  Doch, jetzt will ich wissen, wer Gerda ist.

  Was heißt bei euch eigentlich „dreiviertel acht“?
  Viertel vor acht, was denn sonst?
  Ich war gestern um Viertel vor neun am Treffpunkt.
  Und, war noch jemand da?
  Nur die Tauben. Jetzt weiß ich Bescheid.

  Spargel, ja oder nein?
  Ja, täglich, bis Ende Juni.
  Und danach?
  Erdbeeren, dann Pfifferlinge, dann Kürbis. Ich esse nach Kalender.
  Jetzt weiß ich, wann ich bei dir klingeln muss.

  Hättest du diese Woche Lust auf Kaffee und Kuchen?
  Sehr gern. Samstag um vier?
  Passt. Das Café am Kanal, das mit den krummen Stühlen?
  Perfekt. Ich nehme den krummsten.

  Gut daheim angekommen. Das war wirklich schön.
  Fand ich auch! Auf die Uhr habe ich erst geschaut, als die Stühle hochgestellt wurden.
  Und ich erst an der Haltestelle.
  + Der letzte Bus war übrigens weg.
  Oh nein! Bist du zu Fuß gegangen?
  Ja, und das mit bester Laune.

  Kennst du die Leute in deinem Haus?
  Alle. Im August gieße ich ihre Geranien.
  Dann weißt du sicher viel.
  Nur, dass im Dritten sehr viel Katzenstreu gebraucht wird.
  + Offiziell wohnt dort keine Katze.

  Was gab es bei euch sonntags immer?
  Braten, Klöße, Rotkraut, und danach schlief Opa im Sessel ein.
  Bei uns schlief die Tante, und das Essen hieß Schnipo.
  Schnipo?
  Schnitzel mit Pommes. Ein Klassiker der Kindheit.

  Ich sitze auf dem Balkon, und auf dem Geländer wohnt jetzt eine Taube.
  Gleich mit Nest?
  Zwei Zweige und viel Selbstvertrauen.
  Also ungefähr wie meine erste Wohnung.

  Am Samstag war ich beim Tanzkurs.
  Und, wie war der Walzer?
  Eins, zwei, Entschuldigung. Eins, zwei, Entschuldigung.
  Das ist doch schon ein Rhythmus.

  Mein Zug hat vierzig Minuten Verspätung.
  Ach herrje. Gibt es wenigstens etwas zu lesen?
  Das Buch ist im anderen Rucksack.
  + Erzähl du mir eine Geschichte.
  Gut. Es war einmal eine Brezel, die wollte nach Wien.
  Ich bin ganz Ohr.

  Räumst du die Spülmaschine nach System ein?
  Nach einem sehr strengen.
  Ich nach Gefühl.
  Ich muss mich kurz setzen.
  + Gut. Es geht wieder. Stehen die Gläser wenigstens oben?

  Hast du früher etwas gesammelt?
  Servietten. Zweihundert Stück, nach Motiv sortiert.
  Bei mir waren es Zuckertütchen aus Cafés.
  Wir hätten eine prächtige Kaffeetafel decken können.

  Fehlt dir der Ort, an dem du aufgewachsen bist?
  Die Stille schon. Der Bus einmal am Tag nicht.
  Zeigst du ihn mir irgendwann?
  Im Mai blühen dort die Apfelbäume. Da lohnt sich sogar der Bus.

  Ich habe mir Schlittschuhe geliehen.
  Kannst du das?
  Vorwärts ja. Bremsen übernimmt die Bande.
  Dann stelle ich mich an die Bande, mit Kakao.

  Schreibst du Einkaufszettel?
  Auf Papier, geordnet nach Gängen.
  Und liegt er dann auch in deiner Tasche?
  Er liegt zu Hause auf dem Tisch. Jedes Mal.
  + Aber das Ordnen hilft.

  Anstrengender Tag. Sag mir etwas Gutes.
  Ein Kind hat heute der Müllabfuhr applaudiert.
  Wie haben die reagiert?
  Mit einer Verbeugung. Alle drei.
  Danke, das hat geholfen.`);

export const conversations: Conversations = { openings, topics };
