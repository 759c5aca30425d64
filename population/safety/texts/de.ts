import { lines } from '../../texts/phrase-templates.ts';
import type { SafetyTexts } from '../person.ts';

/** What is between angle brackets, people who do harm often disguise. */
export const de: SafetyTexts = {
  names: lines(`Anna
    Bernd
    Clara
    David
    Eva
    Felix
    Greta
    Hannes
    Ida
    Jonas
    Katrin
    Lukas`),
  countries: ['DE', 'AT', 'CH'],
  bios: lines(`Erst Kaffee, dann reden. Ich mag {thing}.
    {job}, zwei linke Hände, ein gutes Herz.
    Neu in {town} und auf der Suche nach gutem Brot.
    Ich lache laut und gern. Am liebsten über mich.`),
  badBios: lines(`Frag einfach 😉
    Ehrlich, treu und gläubig. Alter ist nur eine Zahl.
    Lust auf mehr?
    Ich mag {thing}. Schreib mir.`),
  lines: {
    'link-spam':
      lines(`hey {sweet}, bin hier selten. meine <privaten> Bilder findest du auf <{site} punkt com>
      {hello}, mein Profil hier ist fast leer, such {handle} auf <{site}>, da schreiben wir
      Hab ein Video für dich gemacht {sweet} 😘 <{site} . d e> / {handle}, <kostenlos>
      willst du mehr von mir sehen? such nach <{site}>, mein Name ist {handle}, <Anmeldung> <gratis>
      {hello}! die App ist so langsam. <{site}(punkt)com>, nimm meinen <Gutscheincode> {handle}
      kannst du bitte für mich <abstimmen>? ist ein Wettbewerb auf <{site}>, Name {handle}, dauert 1 Minute
      meine <Webcam> ist heute an {sweet}, <{site}>, Name {handle}
      Ich verdiene <400 am Tag> von zu Hause mit <{site}>, kannst du auch, frag mich wie
      meine Fotos wurden hier gelöscht, alle sind auf <{site}> [punkt] net <ohne Anmeldung>`),
    escort:
      lines(`{hello} {sweet}, bin bis {day} in {town}. <{roses} Rosen> die Stunde, <besuchbar> oder <Hausbesuch>
      <Heute verfügbar> in {town}. <Voller Service>, {roses} die Stunde, <diskret>. Schreib an <{spoken}>
      Biete <Massage> mit <Happy End>, bei mir, {roses} {currency}, nur <seriöse Herren>
      {hello}! <Taschengeld {roses}> für einen schönen Abend, nur <Hotel>, Termine über <{spoken}>
      Neu in {town}, auf Besuch. <Preise> ab {roses} die halbe Stunde, <ohne Zeitdruck>, sauber und <diskret>
      Ich bin <Begleitung>, suche keine Beziehung. {roses} {currency} <pro Stunde>. Interesse?
      <TG> Treffen? Ich erwarte {roses} {currency} <Taschengeld> pro Treffen, in {town}
      suche <großzügigen> Mann für heute, {roses} <Rosen>, <bei mir>, Liste auf Anfrage`),
    'romance-script':
      lines(`Hallo {dear}, dein Lächeln hat mein Herz berührt. Ich bin {scamjob}, <verwitwet>, mit {child}. Ich suche eine <ehrliche> und <aufrichtige> Person
      Hallo {dear}, ich heiße {name2}, {scamjob} mit <Vertrag> in {farland}. Gott hat mich zu deinem Profil geführt. Können wir auf <{messenger}> schreiben?
      Guten Tag {dear}. Ich hoffe, diese Nachricht erreicht dich bei guter Gesundheit. Ich bin ein <gottesfürchtiger> {scamjob} und habe {spouse} vor {years} Jahren verloren, seitdem gibt es nur mich und {child}
      {hello} schöne Seele, ich bin selten hier, mein <Abo> endet heute. Schreib mir auf <{messenger}>, damit wir uns besser kennenlernen {dear}
      {dear}, Entfernung bedeutet nichts, wenn zwei Herzen sich treffen. Ich arbeite als {scamjob} in {farland} und komme in {weeks} Wochen zurück. Was suchst du hier wirklich?
      Ich kenne mich mit dieser Seite nicht aus {dear}. Lieber <{messenger}>, gibst du mir deine Nummer? Bin {scamjob}, <alleinerziehend>, sehr <aufrichtig>
      Du siehst so elegant aus {dear}. Ich bin {scamjob} auf <Mission> in {farland}, gehe bald in <Rente> und will mein Leben mit dem richtigen Menschen verbringen
      Guten Morgen {dear}. Ich zeige Leuten, wie man mit dem <Trading> Team von meinem Onkel <handelt>, letzte Woche {money} verdient. Aber hier suche ich Liebe. Glaubst du an das <Schicksal>?`),
    harasser: lines(`wieso likest du mich, wenn du so aussiehst, {insult}
      {insult}. Hältst dich wohl für was Besseres mit deinen Bildern
      antworte endlich, {insult}
      schick mir ein Bild von deinen {body}, jetzt
      ich kenne Frauen wie dich. {insult}, alle
      was hast du an? Ich will dich {lewd}
      liest es und sagst nichts. {insult}!
      ich würde dich {lewd}, bis du heulst
      geile {body}, schade um das Gesicht, {insult}`),
    ordinary: lines(`Hi {name2}! Du magst {thing}, wie bist du dazu gekommen?
      {hello}, schönes Foto am See. Wo war das?
      Bei {food} war ich dabei. Süß oder salzig?
      Wichtige Frage: {thing} oder {food} an einem verregneten Sonntag?
      Hallo! Ich bin auch {job}. Wie lange machst du das schon?
      Dein Hund hat bessere Haare als ich. Wie heißt er?
      Hi, erzähl mir mehr über {thing}. Lust auf einen Kaffee in {town}?
      {hello} {name2}, wie läuft deine Woche?
      hey
      Na du :)
      Über deine Antwort zu {food} hab ich gelacht. Hast du am {day} Zeit?
      Wir haben beide {thing} geschrieben! Kein Zufall. Wie hast du angefangen?`),
    traveler: lines(`{hello}, bin bis {day} beruflich in {town}. Hast du einen Tipp für {food}?
      Hi! Ich wohne in {town}, schreibe aber gerade vom Flughafen in {farland}. Am {day} zurück, dann Kaffee?
      Reise diesen Monat durch {farland}, das Netz ist furchtbar, antworte also langsam. Schön, dass du {thing} magst
      Bin nächste Woche zum ersten Mal in {town}. Zeigst du mir die Stadt?
      Durch die Arbeit bin ich oft in {farland}. Reist du auch gern?
      Grüße aus einem Nachtzug in {farland} ✨ wie sieht dein {day} aus?`),
    poet: lines(`Der Regen schreibt Briefe an mein Fenster,\\nund jeder fängt mit dir an.
      r o s e n   s i n d   l a n g s a m ,\\n   ich auch . . .\\nerzähl von {thing}
      Alles Gold von {town} für einen ehrlichen Abend am {day}. Und du?
      O Fremde von {food} und {thing},\\nwelches Wetter wohnt hinter deinem Lächeln?
      Vierhundert Rosen sagen es nicht, also ein Wort: hallo. 🌹
      Mein Herz ist ein kleines Hotel, {name2}; heute brennt Licht in einem Zimmer.
      Schicksal ist ein später Bus. {thing} ist die Bank, auf der wir warten.`),
    'pastes-opener':
      lines(`Hi! Mit wem würdest du gern essen gehen, tot oder lebendig? Ich mit meiner Oma, die machte die besten {food}.
      Zwei Wahrheiten, eine Lüge: Ich war in {farland}, ich hasse {food}, ich habe mal einen Preis für {thing} gewonnen. Was stimmt nicht?
      Kurze Umfrage: Ananas auf Pizza, ja oder nein? Davon hängt alles ab 😄
      Hallo! Ich rede besser, als ich schreibe, also: was machst du am {day}?
      Hi, hab dein Profil gelesen und glaube, wir verstehen uns. Was war das Schönste in deiner Woche?`),
    'learns-language':
      lines(`Hallo liebe, wie geht dir heute? Ich bin neu hier und mein deutsch ist nicht so gut
      Hallo {name2} freut mich. Ich komme aus {farland}, wohne in {town} seit zwei Jahre
      Guten Tag, deine Foto gefallen mir sehr. Du hast schöne Lächeln. Was machst du gern in Wochenende?
      Hallo meine Freundin, ich bin {job}, arbeite viel aber suche ernste Beziehung. Und du?
      Entschuldigung für meine schlechte Deutsch, ich lerne noch. Magst du auch {thing}? ich ja, sehr
      Ich bin ehrlich Mensch, ich spiele nicht. Ich möchte dich besser kennen bitte`),
    lookalike:
      lines(`Hi, ich bin Witwer mit erwachsener Tochter, für mich ist das alles neu. Wie findest du es hier?
      Ich bin Ingenieur und manchmal {weeks} Wochen auf einer Bohrinsel, nur damit du es weißt. {thing} mag ich auch!
      Ich arbeite bei einer Bank und rede versprochen nie über Geldanlagen. {food} ist besser
      Ich massiere beruflich und nein, es gibt keine Gratisprobe 😄 Und du, {job}?
      Beim letzten Date wollte man nach zwei Minuten meine Handynummer. Ich schreibe lieber erst hier, ok?
      Krankenpfleger im Nachtdienst, mein Guten Morgen ist dein Gute Nacht. Wie war dein {day}?
      Gott, was für ein hässlicher Tag. Blöder Regen. Erzähl was Schönes von {town}?
      Ich bin selten hier, sorry, wenn ich spät antworte! Ist {thing} so schwer, wie es aussieht?
      Vegan, gläubig, miserabel im Schach. Ehrlich genug für den Anfang?
      Ich verkaufe Blumen, also ja, ich weiß, was ein Dutzend Rosen kostet. Was machst du?
      Ich brauche 15 Minuten und 2 Tassen Tee, bevor man mit mir reden kann. Und du?`),
  },
  careful: lines(`{hello} {name2}, wie geht es dir?
    Hi, schöne Bilder. Was machst du so?
    hallo {sweet}, wo wohnst du?
    Guten Abend, wie war dein {day}?
    Hey, du wirkst nett. Hast du am {day} Zeit?`),
  followUps: {
    'link-spam': lines(`hast du geschaut? <{site}>, {handle}
      ist <kostenlos>, such einfach {handle} auf <{site}>`),
    escort: lines(`was ist mit heute? <{roses} Rosen>
      um neun hab ich noch eine Stunde frei, <{spoken}>`),
    'romance-script': lines(`{dear} bist du da? bitte schreib mir auf <{messenger}>
      Ich warte auf deine Nachricht {dear}, ich sehe immer nur dein Bild an`),
  },
  slots: {
    hello: ['hi', 'Hey', 'Hallo', 'Moin', 'Guten Abend', 'Servus'],
    sweet: ['Süßer', 'Schatz', 'Süße', 'Baby', 'Hübscher'],
    dear: ['meine Liebe', 'Liebes', 'mein Schatz', 'Liebling', 'mein Engel'],
    site: [
      'heissflirt',
      'camdolls',
      'treffjetzt24',
      'onlyfanz',
      'privatgirl',
      'flirtlinkz',
      'xxcams',
      'geldapp365',
    ],
    handle: ['lia_98', 'sexymia22', 'kat.privat', 'nina77x', 'bella_vip', 'jay.trades'],
    roses: ['150', '200', '250', '300', '180', '120'],
    currency: ['Euro', '€', 'Franken'],
    spoken: [
      'null eins sieben, doppel vier, eins neun',
      'o1 sieben6 acht 2zwei',
      '0 1 7 0 0 neun',
      'meine Nummer steht im Foto',
    ],
    scamjob: [
      'Erdölingenieur',
      'Schiffsingenieur',
      'Militärchirurg',
      'UN Arzt',
      'Edelsteinhändler',
      'Bauunternehmer',
      'Kapitän',
      'Krypto Analyst',
      'US Soldat',
    ],
    spouse: ['meine Frau', 'meinen Mann', 'meine geliebte Frau'],
    child: ['einem Sohn', 'einer Tochter', 'meiner kleinen Tochter'],
    years: ['drei', 'vier', '5', 'sechs'],
    weeks: ['zwei', 'drei', '4', 'sechs'],
    messenger: ['whatsapp', 'telegram', 'hangouts', 'google chat', 'signal', 'wechat', 'zangi'],
    money: ['2.000 Euro', '1500 €', '3000 Franken'],
    insult: [
      'dumme Schlampe',
      'du hässliche Kuh',
      'Hure',
      'fette Sau',
      'du bist widerlich',
      'Fotze',
      'Versager',
      'verrecke',
    ],
    body: ['Titten', 'nackten Brüsten', 'Nacktbilder', 'Möpsen'],
    lewd: ['ficken', 'vergewaltigen', 'würgen', 'durchnehmen'],
    name2: ['Sascha', 'Alex', 'Robin', 'Toni', 'Chris', 'Kim'],
    job: ['Lehrer', 'Pfleger', 'Bäcker', 'Gärtnerin', 'Programmierer', 'Klempner'],
    thing: [
      'Klettern',
      'alte Karten',
      'Jazz',
      'Töpfern',
      'Kreuzworträtsel',
      'Schach',
      'Vögel',
      'Chorsingen',
    ],
    food: ['Knödel', 'Pfannkuchen', 'Sauerteig', 'Curry', 'Käse'],
    town: ['Leipzig', 'Wien', 'Bremen', 'Zürich', 'Köln', 'Graz'],
    farland: ['Norwegen', 'der Türkei', 'Dubai', 'Malaysia', 'Ghana', 'Jemen', 'der Ukraine'],
    day: ['Sonntag', 'Freitag', 'Dienstag', 'Samstag'],
  },
};
