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
    question: 'Freitagabend möchte ich am liebsten',
    answers: ['ausgehen', 'zu Hause bleiben', 'je nachdem, wie die Woche war'],
  },
  tidy: {
    question: 'Mein Zuhause ist',
    answers: ['immer aufgeräumt', 'aufgeräumt genug', 'glücklich chaotisch'],
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
    question: 'Mit Tieren zu leben ist',
    answers: ['ein Muss', 'schön', 'okay, wenn es deine sind', 'nichts für mich'],
  },
  'allergic-cats': {
    question: 'Katzen sind',
    answers: ['wunderbar', 'mit Abstand okay', 'für mich nicht möglich'],
  },
  'children-want': {
    question: 'Kinder möchte ich',
    answers: ['ja, irgendwann', 'keine', 'habe welche und bin zufrieden', 'weiß ich noch nicht'],
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
    question: 'Hier hoffe ich zu finden',
    answers: [
      'eine dauerhafte Beziehung',
      'etwas, das wachsen darf',
      'etwas Leichtes',
      'das weiß ich noch nicht',
    ],
  },
  exclusive: {
    question: 'Nur mit einer Person zusammen zu sein',
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
    question: 'Ein erstes Treffen ist am schönsten',
    answers: [
      'bei einem Kaffee',
      'bei einem Drink',
      'bei einem Spaziergang',
      'bei einer gemeinsamen Aktivität',
    ],
  },
  'who-pays': {
    question: 'Beim ersten Date zahlt',
    answers: ['jede Person für sich', 'wer eingeladen hat', 'erst die eine, dann die andere'],
  },
  argue: {
    question: 'Wenn wir uns uneinig sind, möchte ich',
    answers: ['sofort reden', 'erst darüber schlafen', 'es vorübergehen lassen'],
  },
  sorry: {
    question: 'Nach einem Streit entschuldige ich mich',
    answers: ['leicht', 'wenn ich merke, dass ich falschlag', 'nur schwer'],
  },
  jealous: { question: 'Eifersucht spüre ich', answers: ['kaum', 'manchmal', 'schnell'] },
  'alone-time': {
    question: 'Zeit für mich brauche ich',
    answers: ['jeden Tag', 'jede Woche', 'selten'],
  },
  'friends-ex': {
    question: 'Nach einer Trennung befreundet zu bleiben ist',
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
    answers: ['eine Freude', 'in kleinen Dosen okay', 'besser zu vermeiden'],
  },
  birthdays: {
    question: 'Mein Geburtstag ist',
    answers: ['ein Grund zum Feiern', 'etwas für den kleinen Kreis', 'ein Tag wie jeder andere'],
  },
  'money-save': {
    question: 'Beim Geld bin ich',
    answers: ['vorsichtig', 'ausgewogen', 'viel zu großzügig'],
  },
  'money-share': {
    question: 'Als Paar sollte man Geld',
    answers: ['teilen', 'teilweise teilen', 'getrennt halten'],
  },
  'work-meaning': {
    question: 'Meine Arbeit ist',
    answers: ['eine Berufung', 'etwas, das ich gern mache', 'was die Miete zahlt'],
  },
  'work-hours': {
    question: 'Arbeit darf so viel Zeit nehmen,',
    answers: ['wie sie braucht', 'wie ihr fairerweise zusteht', 'wie unbedingt nötig'],
  },
  ambition: {
    question: 'In zehn Jahren möchte ich',
    answers: ['weit gekommen sein', 'ungefähr so leben wie jetzt', 'etwas ganz anderes machen'],
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
    question: 'Perfekter Urlaub ist',
    answers: ['in den Bergen', 'am Meer', 'in einer Stadt', 'zu Hause'],
  },
  camping: {
    question: 'Im Zelt zu schlafen ist',
    answers: ['Freiheit', 'für eine Nacht okay', 'ausgeschlossen'],
  },
  'city-country': {
    question: 'Leben möchte ich',
    answers: ['in einer Großstadt', 'in einer Kleinstadt', 'auf dem Land'],
  },
  nature: { question: 'Draußen sein muss ich', answers: ['täglich', 'jede Woche', 'ab und zu'] },
  religion: {
    question: 'Der Glaube ist',
    answers: ['die Mitte meines Lebens', 'ein stiller Teil davon', 'kein Teil davon'],
  },
  'religion-partner': {
    question: 'In einer Beziehung verschieden zu glauben',
    answers: ['ist kein Thema', 'ist mit gegenseitigem Respekt okay', 'wäre schwierig'],
  },
  spiritual: { question: 'Horoskope sind', answers: ['aufschlussreich', 'ein Spaß', 'Unsinn'] },
  politics: {
    question: 'Politik ist etwas,',
    answers: ['wofür ich mich einsetze', 'was ich verfolge', 'was ich meide'],
  },
  'politics-differ': {
    question: 'Zusammen sein mit verschiedenen politischen Ansichten',
    answers: ['klappt', 'klappt in Grenzen', 'klappt für mich nicht'],
  },
  climate: {
    question: 'Fürs Klima ändere ich meine Gewohnheiten',
    answers: ['sehr', 'ein bisschen', 'kaum'],
  },
  news: {
    question: 'Nachrichten verfolge ich',
    answers: ['den ganzen Tag', 'einmal am Tag', 'so wenig wie möglich'],
  },
  phone: {
    question: 'Handys am Tisch sind',
    answers: ['weggepackt', 'umgedreht okay', 'kein Problem'],
  },
  'social-media': {
    question: 'Mein Leben im Netz ist',
    answers: ['öffentlich', 'für meinen Freundeskreis', 'kaum vorhanden'],
  },
  reading: { question: 'Bücher lese ich', answers: ['ständig', 'im Urlaub', 'kaum'] },
  music: {
    question: 'Musik läuft zu Hause',
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
    question: 'Sich gegenseitig zu necken ist',
    answers: ['meine Art, Zuneigung zu zeigen', 'okay, wenn es liebevoll ist', 'nichts für mich'],
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
    answers: ['offen', 'einen Spalt offen', 'zu'],
  },
  'share-bed': {
    question: 'Jede Nacht in einem Bett zu schlafen ist',
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
    question: 'Ein paar Wochen getrennt zu sein ist',
    answers: ['leicht', 'schwer, aber okay', 'zu lang'],
  },
};
