import { lines } from '../phrase-templates.ts';
import type { WorkPhrases } from '../voice.ts';

/** Sentences of students, by what they study. */
const studies = {
  Medizinstudium: lines(`Ich lerne Muskeln auswendig und bekomme davon Muskelkater.
    Ich kenne alle 206 Knochen und finde meinen Schlüssel nicht.`),
  Jurastudium: lines(`Ich lege dir jede Spielregel aus, in drei Meinungen.
    Tagsüber Paragrafen, abends kellnern. Beides heißt zuhören.`),
  Architekturstudium: lines(`Mein Modell fährt in der Tram auf einem eigenen Sitz.
    Seit der letzten Abgabe nicht geschlafen, aber das Modell ist schön.`),
  Geschichtsstudium: lines(`Ich sitze im Archiv und freue mich über alte Einkaufslisten.
    Was man damit wird? Meine Familie fragt das auch, immer zu Weihnachten.`),
  Maschinenbaustudium: lines(`Ich berechne Zahnräder und fahre mit quietschender Kette.
    Maschinenbau, fünftes Semester, Fahrradwerkstatt im Flur.`),
  Psychologiestudium: lines(`Ich denke in Fragebögen: Wie geht es dir, von eins bis sieben?
    In meiner WG gelte ich als kostenlose Beratungsstelle.`),
  'In der Tischlerlehre': lines(`Zweites Lehrjahr, noch alle zehn Finger.
    Seit der Lehre sehe ich überall Türen, die klemmen.`),
  Lehramtsstudium: lines(`Bald unterrichte ich, bis dahin übe ich an der WG, mit Klebesternen.
    Im Praktikum wollte ein Kind wissen, ob ich in der Schule wohne.`),
};

/** Sentences about work, by what someone does. */
const jobs = {
  Krankenpflege: lines(`Ich arbeite auf der Kinderstation, mein Wochenende ist oft ein Dienstag.
    Nach dem Nachtdienst wünsche ich beim Bäcker allen eine gute Nacht.`),
  'In der Schule tätig': lines(`Auf Klassenfahrt zähle ich bis sechsundzwanzig, auch im Schlaf.
    Chemie und Sport. Explodiert ist nur, was explodieren sollte.`),
  Softwareentwicklung:
    lines(`Was läuft, fassen wir nicht an. Das gilt auch für meine Kaffeemaschine.
    Ich arbeite meistens von daheim und plaudere mittags mit der Post.`),
  'Im Handwerk': lines(`Ich baue Küchen ein und sehe zu Hause jede schiefe Leiste.
    Um sechs auf der Baustelle, um vier am See: ein fairer Tausch.`),
  Elektrotechnik: lines(`Ich kenne die halbe Stadt aus Sicht der Steckdose.
    Wenn bei dir das Licht flackert, sag es gleich, sonst schaue ich den ganzen Abend hin.`),
  'In der Küche': lines(`Ich schäle schneller, als du „Knödel“ sagst.
    Wenn andere essen, arbeite ich, also treffen wir uns zum späten Frühstück.`),
  'Im Service': lines(`Im Sommer trage ich Eisbecher unter die Kastanien und bringe Wespen zurück.
    Drei Teller auf einem Arm, vier vor Publikum.`),
  Grafikdesign: lines(`Ich habe eine Lieblingsschrift und behalte sie bis zum zweiten Date für mich.
    Auf der Speisekarte sehe ich zuerst die Schrift.`),
  Journalismus: lines(`Ich schreibe fürs Lokalblatt und weiß alles über eure Kreisverkehre.
    Fragen stelle ich von Beruf, Antworten gebe ich nach Feierabend.`),
  'In der Bibliothek': lines(`Jede Abteilung riecht anders, am besten die mit den Reiseführern.
    Am {day} lese ich Kindern vor, das strengste Publikum der Stadt.`),
  'Bei der Bahn': lines(`Ich fahre Züge, was Sechsjährige mehr beeindruckt als dich.
    Sonnenaufgänge sehe ich von ganz vorn, und für die Verspätung kann ich nichts.`),
  Rettungsdienst: lines(`Ich kenne alle Hausnummern, die man nachts nicht lesen kann.
    Nach dem Dienst sammle ich gute Nachrichten, zum Ausgleich.`),
  'Soziale Arbeit': lines(`Zwischen zwei Terminen esse ich Brezeln im Dienstwagen.
    Nach Feierabend brauche ich etwas völlig Sinnloses, zum Beispiel Minigolf.`),
  Projektmanagement: lines(`Mein Kalender hat sechs Farben, und alle bedeuten „eilt“.
    Was ich genau mache, hat {relative} bis heute nicht verstanden.`),
  Übersetzen: lines(`Seit gestern suche ich ein Wort für etwas, das es auf Deutsch nicht gibt.
    Mit Wörtern lasse ich mir Zeit, mit Antworten eigentlich nicht.`),
  Gartenbau: lines(`Die Rosen im Stadtpark sind von mir, die Maulwürfe nicht.
    Ich komme mit Erde an den Knien heim und bin zufrieden.`),
  Buchhaltung: lines(`Ich sortiere Belege sogar im Urlaub, wenigstens die von der Eisdiele.
    Zahlen am Tag, Salsa am Abend, gezählt wird bei beidem.`),
  Feuerwehr: lines(`Am Tag der offenen Tür darf jedes Kind ans Lenkrad, und danach ich.
    Unsere Teeküche ist die beste der Stadt, und gebrannt hat sie noch nie.`),
  'Eigener kleiner Laden': lines(`Bei mir gibt es Wolle, Knöpfe und ungefragt Zuspruch.
    Blumenladen, also bin ich vor den Vögeln wach.`),
  Musik: lines(`Ich spiele Cello im Orchester und Rassel mit Leuten aus dem Haus.
    Unterricht, Proben, Auftritte und eine Kiste voller Kabel.`),
  'Bei der Stadt': lines(`Ich plane Radwege. Gern geschehen, und Entschuldigung.
    Im Amt ziehst du bei mir eine Nummer, privat geht es schneller.`),
  Beratung: lines(`Züge, Hotels, fremde Whiteboards: Ich arbeite daran, öfter daheim zu sein.
    Beruflich erkläre ich Leuten, was sie schon wissen, nur mit Pfeilen.`),
  Friseurhandwerk: lines(`Samstags arbeite ich, dafür gehört mir montags die ganze Stadt.
    Ich schneide Haare und verteile Ratschläge, um die niemand gebeten hat.`),
  'Bei der Polizei': lines(`Mein schönster Einsatz im Jahr ist der Laternenumzug.
    Schichtdienst: Ein Date zum Frühstück passt mir hervorragend.`),
  Tontechnik: lines(`Mein häufigster Satz lautet „eins, zwei, Test“.
    Das Brummen von deinem Kühlschrank höre ich vor dem Klingeln.`),
  'In der Forschung': lines(`Ich messe Gletscher und komme mit Sonnenbrand heim.
    Meine Doktorarbeit handelt von Moosen. Es steckt mehr dahinter, als du denkst.`),
  Altenpflege: lines(`Ich höre jeden Tag die besten Geschichten der Stadt.
    Nach jeder Schicht kann ich ein Volkslied mehr.`),
  'Im Lager': lines(`Frühschicht, dafür habe ich den ganzen Nachmittag zum Leben.
    Zwischen den Regalen gehe ich am Tag zwölf Kilometer, ganz ohne Aussicht.`),
  'Im Verkauf': lines(`An der Käsetheke frage ich hundertmal am Tag, ob es etwas mehr sein darf.
    Ich arbeite in der Gärtnerei, das erklärt den Balkon.`),
  'Im Fernverkehr': lines(`Ich fahre Lkw, lebe von Hörbüchern und bin drei Nächte pro Woche daheim.
    Ich kenne alle Raststätten zwischen Hamburg und Verona, samt Kuchen.`),
  Spieleentwicklung: lines(`Ich mache Computerspiele, und zwar die ruhigen.
    Mein Brettspiel braucht noch Leute, die ehrlich sagen, wenn es hakt.`),
  Landwirtschaft: lines(`Kühe, Äpfel, schlechter Empfang.
    Um fünf wird gemolken, danach bin ich sehr wach und sehr hungrig.`),
  Büroleitung: lines(`Ich weiß, wer bei uns wann Geburtstag hat und welche Torte mag.
    Bei uns weiß nur eine Person, wo der Schlüssel ist. Hallo.`),
  Bäckerei: lines(`Ich backe ab zwei Uhr früh, mein Feierabend beginnt mit dem Berufsverkehr.
    Frisches Brot bringe ich mit, dafür gähne ich ab neun.`),
  Kindergarten: lines(`Ich kann achtzehn Schnürsenkel binden und dabei singen.
    Beruflich habe ich Sand in den Schuhen und jeden Tag eine neue Zeichnung in der Tasche.`),
};

/** Sentences about work that needs years of training. */
const trainedJobs = {
  'Ärztlich tätig': lines(`In der Grippezeit sehe ich die halbe Stadt, im Sommer ihre Zecken.
    Ich besitze vier Wecker und schlafe trotzdem gern.`),
  Architektur: lines(`Ich plane Schulen, und am wichtigsten ist immer die Garderobe.
    Kleines Büro. An guten Tagen Büchereien, an anderen Tiefgaragen.`),
  Rechtsberatung: lines(`Ich berate Leute, die Ärger mit ihrer Wohnung haben.
    Arbeitsrecht. Nach sechs bin ich netter.`),
  Geburtshilfe: lines(`Ich fahre nachts durch die Stadt und komme mit schönen Neuigkeiten zurück.
    Schlimme Arbeitszeiten, schönster Beruf.`),
  Tiermedizin: lines(`Ich komme mit Haaren heim, die nicht von mir sind.
    In meinem Kofferraum liegen Gummistiefel, Kälberstrick und Schokoriegel.`),
  'In der Apotheke':
    lines(`Im Notdienst klingelt um drei der Husten, und ich bin trotzdem freundlich.
    Im Dorf erzählen mir alle alles, und bei mir bleibt es auch.`),
  Zahnmedizin: lines(`Ich bohre tagsüber und esse abends trotzdem Karamell.
    In meinem Wartezimmer liegen gute Comics, darauf achte ich.`),
  Psychotherapie: lines(`Ich arbeite mit Paaren, und davon wird man zuversichtlich.
    Privat gebe ich keine Deutungen, höchstens Kuchen.`),
};

/** Sentences of retired people, by what they did. */
const retirements = {
  'Früher in der Schule':
    lines(`Fünfunddreißig Jahre Schule, und im Café sage ich noch „Ruhe bitte“.
    Erdkunde habe ich ein Leben lang erklärt. Jetzt fahre ich hin und sehe nach.`),
  'Früher in der Pflege':
    lines(`Vierzig Jahre Station: Mich erschreckt wenig, und meine Suppe ist gut.
    Letzter Dienst am Freitag, am Montag schon in der Wandergruppe.`),
  'Früher im Brückenbau': lines(`Über meine Brücken fahre ich langsam und horche.
    Wenn etwas brummt, klappert oder tropft, schaue ich es mir an.`),
  'Früher bei der Post': lines(`Dreißig Jahre dieselbe Runde: Ich kenne jeden Hund mit Namen.
    Ich wache noch immer um fünf auf und genieße die Stille.`),
  'Früher in der Bücherei': lines(`Nach dem letzten Arbeitstag fing ich an, alles zu lesen.
    Leise bin ich nur am Anfang, das war der Beruf.`),
  'Früher mit eigenem Laden':
    lines(`Vierzig Jahre Schreibwaren: Zum Schulanfang war mehr los als vor Weihnachten.
    Den Laden habe ich abgegeben und mir gute Wanderschuhe geholt.`),
  'Früher am Steuer vom Linienbus': lines(`Mir fehlt das Plaudern, der Verkehr nicht.
    Zum Abschied haben mir die Schulkinder im Gelenkbus ein Lied gesungen.`),
  'Im Ruhestand, mit Ehrenamt':
    lines(`Ich führe für drei Vereine die Kasse und habe nachmittags frei.
    Im Ruhestand bin ich nur, wenn es regnet.`),
};

export const work: WorkPhrases = { studies, jobs, trainedJobs, retirements };
