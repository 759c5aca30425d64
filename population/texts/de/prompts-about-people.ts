import { lines } from '../phrase-templates.ts';

/** Answers to the prompts about oneself and other people. */
export const answersAboutPeople = {
  'get-along': lines(`du beim Wandern auch die kleinen Aussichten zählst.
    man mit dir im Auto schweigen kann.
    du die Kruste willst und ich den weichen Teil. Oder umgekehrt.
    du im Freibad vom Turm springst oder wenigstens applaudierst.
    du bei Hunden stehen bleibst.
    du Regen für einen Vorschlag hältst und nicht für eine Absage.
    dich ein Kuchenbüfett kurz sprachlos macht.
    für dich ein Plan etwas ist, das man fallen lassen darf.
    du beim Kartenspielen heimlich ernst wirst.
    du pünktlich bist oder eine gute Geschichte mitbringst.`),
  'never-shut-up': lines(`Brot. Seine Herkunft, seine Kruste, seine Zukunft.
    Nachtzüge und warum es mehr davon geben muss.
    Den einen Sommer in {trip}.
    Pilze. Bitte unterbrich mich.
    Warum die Straßenbahn das schönste Verkehrsmittel ist.
    Die Zwillinge meiner Schwester, vier Jahre alt und Chefs der Familie.
    Meinen Kleingarten und seine Feinde, vor allem die Schnecken.
    Dialekte: dasselbe Wort, drei Täler, drei Bedeutungen.
    Schriften auf alten Ladenschildern.
    Dieses eine Konzert, bei dem der Strom ausfiel.`),
  'looking-for': lines(`einen Menschen, mit dem ich alle Bäckereien der Stadt durchprobiere.
    ein gutes Gespräch und, wenn es klappt, das nächste.
    etwas Dauerhaftes in gemütlichem Tempo.
    Beistand bei allem, was langweilig ist, etwa der Steuererklärung.
    eine Person, die lieber fragt als rät.
    jemanden für den hinteren Sitz vom Tandem. Oder den vorderen.
    Gesellschaft für lange Wege und kurze Filme.
    die Liebe, wenn du schon fragst.
    einen Grund, sonntags vor elf aufzustehen.
    Verstärkung für mein Team, Position: Küchentisch, linke Seite.`),
  'unusual-skill': lines(`Ich sage dir ohne Anzeigetafel, von welchem Gleis der Zug fährt.
    Ich schneide Brot so gerade, dass nach der Maschine gefragt wird.
    Am Klappern erkenne ich, welche Schublade in der Küche aufgeht.
    Ich mache {number} verschiedene Eulen nach.
    Kirschkerne über den Gartenzaun spucken, mit Ansage.
    Ich erkenne Käse am Geruch, leider auch durch geschlossene Türen.
    Ich finde in jedem Wald den schlechtesten Weg.
    Ich kann mit den Ohren wackeln, aber nur mit dem linken.
    Bei jeder Melone höre ich, ob sie reif ist. Oder ich behaupte es überzeugend.
    Ich wache immer eine Minute vor dem Wecker auf.`),
  'green-flag': lines(`Du fragst nach und wartest auf die Antwort.
    Du bringst das Geschirr zurück, auch wenn es niemand merkt.
    Mit selbst gemachter Marmelade, egal, welche Sorte.
    Du kannst über dich lachen, und zwar zuerst.
    Mit einem Regenschirm, der groß genug für zwei ist.
    Du sagst „Das wusste ich nicht“, ohne rot zu werden.
    Du hast Leute, die du seit der Schule kennst.
    Du grüßt die Busfahrerin.
    Mit einem Stift in der Tasche und Zeit im Kalender.
    Du trägst beim Umzug auch die Bücherkisten, nicht nur die Kissen.`),
  'last-laughed': lines(`Über die Durchsage: „Wir warten auf Gleis drei, und Gleis drei auf uns.“
    Über mich, im Pulli auf links, bei einer Präsentation.
    Mein Opa hat dem Navi geantwortet. Höflich.
    Über einen Hund, der vor einer Drehtür kapituliert hat.
    Auf der Tafel vorm Gasthof stand „Hausgemachte Ruhe“. Gemeint war die Brühe.
    Meine Oma hat mir eine Sprachnachricht von neun Minuten geschickt. Acht davon Hosentasche.
    Über die Ente, die beim Bäcker in der Schlange stand.
    Ein Fremder hat meinem Schirm Gesundheit gewünscht, dabei hatte der nur gequietscht.
    Über meinen Versuch, auf der Slackline würdevoll auszusehen.
    Mein Neffe hat ein Picknick für Steine veranstaltet, mit Sitzordnung.`),
  'childhood-me': lines(`Delfin. Die Schwimmabzeichen habe ich wenigstens.
    unsichtbar, vor allem in Mathe.
    die Person, die im Freibad die Pommes verkauft.
    so groß, dass ich an die Keksdose komme.
    berühmt, und zwar für Zaubertricks mit Meerschweinchen.
    Drache, ersatzweise etwas mit Baggern.
    elf, Hauptsache, bald.
    ein Teil vom Zirkus, am liebsten der mit den Pferden.
    stärker als mein großer Cousin. Es steht noch unentschieden.
    fertig mit dem Baumhaus. Es steht bis heute auf drei Brettern.`),
  'friends-say': lines(`dass ich Witze erkläre, noch bevor ich sie erzähle.
    dass ich nie ohne Proviant aus dem Haus gehe.
    dass man mich um drei Uhr nachts anrufen kann und ich sogar rangehe.
    dass ich beim Verabschieden noch eine Stunde im Flur stehe.
    dass ich jede Speisekarte zweimal lese und dann Schnitzel nehme.
    dass ich beim Umzug mit Schrauben in Tütchen und Beschriftung komme.
    dass ich bei Tierfilmen weine, auch bei lustigen.
    dass ich immer friere, außer im Wasser.
    dass mein „Ich bin gleich da“ aus der Dusche kommt.
    dass ich mir merke, wer keine Rosinen mag.`),
  'bad-at': lines(`Geschenke einpacken. Es sieht immer nach Unfall aus.
    Geschenke geheim halten. Du weißt es im Oktober.
    Einparken, wenn jemand zuschaut.
    Smalltalk im Lift. Ich lese dann die Wartungsplakette.
    Nur eine Folge schauen.
    Zimmerpflanzen. Sogar der Kaktus hat gekündigt.
    Kegeln. Die Kugel und ich haben verschiedene Ziele.
    Rucksack packen. Drei Bücher, keine Socken.
    Pfeifen. Es kommt nur Luft mit Gefühl.
    Warten, bis die Suppe abgekühlt ist.`),
  'teach-you': lines(`Wie man eine Brezel schlingt, ohne zu verzweifeln.
    Doppelkopf, in einer Stunde und vier Missverständnissen.
    Wie man auf dem Markt die guten Tomaten erkennt.
    Fahrradflicken im Regen, mit guter Laune.
    Jassen, oder wenigstens so tun, als ob.
    Wiener Walzer linksherum.
    Wie man Sternbilder findet und im Zweifel welche erfindet.
    Einen Knoten, der hält, und einen, der sich wieder löst.
    Wie man allein ins Kino geht und es feiert.
    Mindestens {number} Wörter Plattdeutsch.`),
  'good-deed': lines(`Eine Schaffnerin hat den Anschluss angerufen, damit er auf mich wartet.
    Im Schneetreiben hat mich ein Bauer mit dem Traktor ins Tal gebracht.
    Jemand hat meinen Handschuh so auf den Zaun gesteckt, dass er mir gewinkt hat.
    Eine Frau im Zug hat mir ihr Käsebrot gegeben, weil mein Magen so laut war.
    Beim Umzug haben zwei Fremde ungefragt mein Klavier mit angehoben.
    Ein Junge ist mir drei Straßen nachgelaufen, meinen Schal in der Hand.
    In der Prüfungswoche hing ein Zettel an meiner Tür: „Wir drücken die Daumen!“
    Eine alte Dame hat mir in der Bücherei ihren Stammplatz am Fenster geschenkt.
    Im Urlaub hat uns ein Busfahrer nach Dienstschluss bis vor die Tür gebracht.
    Jemand hat mir im Regen wortlos den halben Schirm abgetreten, bis zur Haltestelle.`),
  'two-truths': lines(`Ich habe eine Kuh getauft. Ich war noch nie am Meer. Ich kann Einrad fahren.
    Mein Fahrrad heißt Gisela. Ich mag keine Schokolade. Ich habe einmal in einem Leuchtturm gewohnt.
    Ich war in der Oper ein Busch. Ich habe zwölf Cousinen. Ich esse Pizza nur kalt.
    Ich habe im Iglu geschlafen. Ich kann Morsezeichen. Mein Kater spielt Klavier.
    Auf dem Dorffest habe ich ein Schwein gewonnen. Ich spiele Harfe. Ich schwimme im Winter.
    Mein Geburtsort ist ein Linienbus. Ich kann stricken. Ich habe Angst vor Enten.
    Meine Oma ist hundert. Ich kann auf den Händen gehen. Ich trinke keinen Kaffee.
    Mein Drachen flog bis in die Schweiz. Ich kann melken. Ich besitze keinen Fernseher.
    Bei mir hat ein Igel überwintert. Ich spreche {language}. Ich vergesse nie einen Namen.
    Ich wurde einmal im Museum eingeschlossen. Ich schnarche nie. Ich sammle Kronkorken.`),
} as const;
