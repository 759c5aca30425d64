import type { questions as en } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

/**
 * The questions for matching, with their answers. The key of a question and the number of an answer are stored, so
 * answers may be reworded or added at the end, but never moved. Cards have room for four answers to a question.
 */
export const questions: Translated<typeof en> = {
  'weekend-shape': {
    question: 'Ein freies Wochenende ist am schönsten',
    answers: ['geplant', 'ganz offen', 'halb und halb'],
  },
  'early-late': {
    question: 'In Bestform bin ich',
    answers: ['am Morgen', 'am Nachmittag', 'spät in der Nacht'],
  },
  'home-out': {
    question: 'Am Freitagabend möchte ich am liebsten',
    answers: ['ausgehen', 'zu Hause bleiben', 'je nachdem, wie die Woche war'],
  },
  tidy: {
    question: 'Mein Zuhause ist',
    answers: ['immer aufgeräumt', 'aufgeräumt genug', 'herrlich chaotisch'],
  },
  cooking: {
    question: 'In der Küche',
    answers: ['koche ich mit Leidenschaft', 'kann ich ein paar Gerichte', 'bestelle ich lieber'],
  },
  meat: {
    question: 'Ich esse',
    answers: ['alles', 'Fisch, aber kein Fleisch', 'vegetarisch', 'vegan'],
  },
  alcohol: {
    question: 'Alkohol trinke ich',
    answers: ['gar nicht', 'ab und zu', 'an den meisten Wochenenden', 'an den meisten Tagen'],
  },
  smoking: { question: 'Ich rauche', answers: ['nie', 'nur in Gesellschaft', 'regelmäßig'] },
  sport: {
    question: 'Sport mache ich',
    answers: ['kaum', 'einmal die Woche', 'mehrmals die Woche', 'fast täglich'],
  },
  pets: {
    question: 'Ein Leben mit Tieren ist',
    answers: ['ein Muss', 'schön', 'okay, wenn es deine sind', 'nichts für mich'],
  },
  'allergic-cats': {
    question: 'Katzen sind',
    answers: ['wunderbar', 'mit Abstand okay', 'für mich nicht möglich'],
  },
  'children-want': {
    question: 'Eigene Kinder',
    answers: [
      'möchte ich irgendwann',
      'möchte ich nicht',
      'habe ich, und das genügt mir',
      'da bin ich noch unsicher',
    ],
  },
  'children-partner': {
    question: 'Bringt jemand schon Kinder mit,',
    answers: ['freut mich das', 'muss ich mich daran gewöhnen', 'wäre mir das zu viel'],
  },
  marriage: {
    question: 'Heiraten ist',
    answers: ['etwas, das ich mir wünsche', 'ein Weg unter anderen', 'nichts für mich'],
  },
  'living-together': {
    question: 'Zusammenziehen würde ich',
    answers: ['innerhalb eines Jahres', 'nach einigen Jahren', 'am liebsten nie'],
  },
  'looking-for': {
    question: 'Hier suche ich',
    answers: [
      'etwas Festes',
      'etwas, das sich entwickeln darf',
      'etwas Lockeres',
      'das weiß ich noch nicht',
    ],
  },
  exclusive: {
    question: 'Eine exklusive Beziehung',
    answers: ['ist mir sehr wichtig', 'ist mir lieber', 'suche ich nicht'],
  },
  'text-often': {
    question: 'Beim Kennenlernen schreibe ich gern',
    answers: ['den ganzen Tag', 'ein- oder zweimal am Tag', 'nur, um etwas auszumachen'],
  },
  'first-meeting': {
    question: 'Treffen möchte ich mich',
    answers: ['nach ein paar Tagen', 'nach ein, zwei Wochen', 'wenn wir uns schon gut kennen'],
  },
  'first-meeting-where': {
    question: 'Ein erstes Date ist am schönsten',
    answers: [
      'bei einem Kaffee',
      'bei einem Drink',
      'bei einem Spaziergang',
      'wenn wir etwas unternehmen',
    ],
  },
  'who-pays': {
    question: 'Beim ersten Date',
    answers: ['zahlen wir getrennt', 'zahlt, wer eingeladen hat', 'zahlen wir abwechselnd'],
  },
  argue: {
    question: 'Wenn wir uns uneinig sind, möchte ich',
    answers: ['sofort reden', 'erst darüber schlafen', 'es auf sich beruhen lassen'],
  },
  sorry: {
    question: 'Nach einem Streit entschuldige ich mich',
    answers: ['ohne Zögern', 'wenn ich merke, dass ich falschlag', 'nur schwer'],
  },
  jealous: { question: 'Eifersüchtig werde ich', answers: ['kaum', 'manchmal', 'schnell'] },
  'alone-time': {
    question: 'Zeit für mich brauche ich',
    answers: ['jeden Tag', 'jede Woche', 'selten'],
  },
  'friends-ex': {
    question: 'Freundschaft nach einer Trennung ist',
    answers: ['völlig okay', 'nach einer Weile okay', 'keine gute Idee'],
  },
  affection: {
    question: 'Zärtlichkeit in der Öffentlichkeit ist',
    answers: ['schön', 'in Maßen okay', 'nichts für mich'],
  },
  'love-said': {
    question: 'Was ich fühle, sage ich',
    answers: ['ganz offen', 'im richtigen Moment', 'eher durch das, was ich tue'],
  },
  surprise: {
    question: 'Überraschungen sind',
    answers: ['eine Freude', 'in kleinen Dosen okay', 'eher nichts für mich'],
  },
  birthdays: {
    question: 'Mein Geburtstag ist',
    answers: ['ein Grund zum Feiern', 'etwas für den kleinen Kreis', 'ein Tag wie jeder andere'],
  },
  'money-save': {
    question: 'Mit Geld bin ich',
    answers: ['sparsam', 'mal so, mal so', 'viel zu großzügig'],
  },
  'money-share': {
    question: 'Als Paar sollte man Geld',
    answers: ['teilen', 'teilweise teilen', 'getrennt halten'],
  },
  'work-meaning': {
    question: 'Meine Arbeit ist',
    answers: ['meine Berufung', 'etwas, das ich gern mache', 'das, was die Miete zahlt'],
  },
  'work-hours': {
    question: 'Meine Arbeit bekommt',
    answers: ['so viel Zeit, wie sie braucht', 'einen fairen Anteil', 'so wenig Zeit wie möglich'],
  },
  ambition: {
    question: 'In zehn Jahren möchte ich',
    answers: ['es weit gebracht haben', 'ungefähr so leben wie jetzt', 'etwas ganz anderes machen'],
  },
  'move-for-love': {
    question: 'Für die Liebe würde ich umziehen',
    answers: ['in ein anderes Land', 'in eine andere Stadt', 'nirgendwohin'],
  },
  'travel-how': {
    question: 'Am liebsten reise ich',
    answers: ['mit Plan', 'mit einer groben Idee', 'ohne Plan'],
  },
  'travel-where': {
    question: 'Am schönsten ist Urlaub',
    answers: ['in den Bergen', 'am Meer', 'in einer Stadt', 'zu Hause'],
  },
  camping: {
    question: 'Zelten ist',
    answers: ['Freiheit', 'für eine Nacht okay', 'ausgeschlossen'],
  },
  'city-country': {
    question: 'Leben möchte ich',
    answers: ['in einer Großstadt', 'in einer Kleinstadt', 'auf dem Land'],
  },
  nature: {
    question: 'Raus in die Natur muss ich',
    answers: ['täglich', 'jede Woche', 'ab und zu'],
  },
  religion: {
    question: 'Der Glaube ist',
    answers: ['die Mitte meines Lebens', 'ein stiller Teil davon', 'kein Teil davon'],
  },
  'religion-partner': {
    question: 'Wenn wir nicht dasselbe glauben,',
    answers: ['ist das kein Thema', 'ist das mit Respekt okay', 'wäre das schwierig'],
  },
  spiritual: {
    question: 'Horoskope sind',
    answers: ['aufschlussreich', 'ein netter Spaß', 'Unsinn'],
  },
  politics: {
    question: 'Politik ist etwas,',
    answers: ['wofür ich mich einsetze', 'was ich verfolge', 'was ich meide'],
  },
  'politics-differ': {
    question: 'Eine Beziehung trotz verschiedener politischer Ansichten',
    answers: ['klappt', 'klappt in Grenzen', 'klappt für mich nicht'],
  },
  climate: {
    question: 'Fürs Klima ändere ich meine Gewohnheiten',
    answers: ['stark', 'ein bisschen', 'kaum'],
  },
  news: {
    question: 'Nachrichten verfolge ich',
    answers: ['den ganzen Tag', 'einmal am Tag', 'so wenig wie möglich'],
  },
  phone: {
    question: 'Handys am Tisch sind',
    answers: ['tabu', 'umgedreht okay', 'kein Problem'],
  },
  'social-media': {
    question: 'Mein Leben im Netz ist',
    answers: ['öffentlich', 'für meinen Freundeskreis', 'kaum vorhanden'],
  },
  reading: { question: 'Bücher lese ich', answers: ['ständig', 'im Urlaub', 'kaum'] },
  music: {
    question: 'Zu Hause läuft Musik',
    answers: ['immer', 'wenn ich sie bewusst anmache', 'selten'],
  },
  dancing: {
    question: 'Wenn getanzt wird,',
    answers: ['fange ich an', 'mache ich mit', 'passe ich auf die Jacken auf'],
  },
  films: {
    question: 'Filme sehe ich am liebsten',
    answers: ['im Kino', 'auf dem Sofa', 'gar nicht, lieber etwas anderes'],
  },
  games: {
    question: 'Brettspiele sind',
    answers: ['ein toller Abend', 'ab und zu okay', 'eine Qual'],
  },
  humour: { question: 'Mein Humor ist', answers: ['trocken', 'albern', 'warm', 'schwarz'] },
  teasing: {
    question: 'Kleine Neckereien sind',
    answers: ['meine Art, Zuneigung zu zeigen', 'okay, wenn sie liebevoll sind', 'nichts für mich'],
  },
  punctual: { question: 'Ich bin', answers: ['zu früh', 'pünktlich', 'unterwegs'] },
  decisions: {
    question: 'Ich entscheide',
    answers: ['schnell', 'nach gründlichem Überlegen', 'nachdem ich alle gefragt habe'],
  },
  risk: {
    question: 'Risiken gehe ich',
    answers: ['gern ein', 'ein, wenn sie es wert sind', 'ungern ein'],
  },
  lies: {
    question: 'Eine kleine Lüge, um Gefühle zu schonen, ist',
    answers: ['nett', 'manchmal richtig', 'trotzdem eine Lüge'],
  },
  'family-close': {
    question: 'Mit meiner Familie spreche ich',
    answers: ['täglich', 'jede Woche', 'an Feiertagen', 'kaum'],
  },
  'family-meet': {
    question: 'In einer Beziehung stelle ich meine Familie vor',
    answers: ['bald', 'wenn es ernst ist', 'so spät wie möglich'],
  },
  strangers: {
    question: 'In einem Raum voller Fremder',
    answers: [
      'spreche ich mit allen',
      'suche ich mir eine Person zum Reden',
      'suche ich den Ausgang',
    ],
  },
  learning: {
    question: 'Neues lerne ich',
    answers: ['ständig', 'wenn ich es brauche', 'nur, wenn ich muss'],
  },
  'sleep-cool': {
    question: 'Nachts ist das Fenster',
    answers: ['offen', 'gekippt', 'zu'],
  },
  'share-bed': {
    question: 'Jede Nacht ein gemeinsames Bett ist',
    answers: ['schön', 'mit zwei Decken okay', 'überbewertet'],
  },
  'second-chance': {
    question: 'Wer mich enttäuscht hat, bekommt',
    answers: ['eine zweite Chance', 'auf Bitten eine zweite Chance', 'keine zweite Chance'],
  },
  'health-care': {
    question: 'Wenn ich krank bin, möchte ich, dass man',
    answers: ['mich umsorgt', 'ab und zu nach mir sieht', 'mich in Ruhe lässt'],
  },
  festivals: {
    question: 'Menschenmengen auf Festivals sind',
    answers: ['der halbe Spaß', 'auszuhalten', 'ein Albtraum'],
  },
  gifts: {
    question: 'Das beste Geschenk ist',
    answers: ['gemeinsame Zeit', 'etwas Selbstgemachtes', 'etwas vom Wunschzettel'],
  },
  apart: {
    question: 'Ein paar Wochen ohne einander sind',
    answers: ['leicht', 'schwer, aber okay', 'zu lang'],
  },
};
