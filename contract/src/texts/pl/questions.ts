import type { questions as en } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

/**
 * The questions for matching, with their answers. The key of a question and the number of an answer are stored, so
 * answers may be reworded or added at the end, but never moved. Cards have room for four answers to a question.
 */
export const questions: Translated<typeof en> = {
  'weekend-shape': {
    question: 'Wolny weekend najlepiej',
    answers: ['zaplanować', 'zostawić bez planu', 'pół na pół'],
  },
  'early-late': {
    question: 'Najlepiej funkcjonuję',
    answers: ['rano', 'po południu', 'późno w nocy'],
  },
  'home-out': {
    question: 'W piątkowy wieczór wolę',
    answers: ['gdzieś wyjść', 'zostać w domu', 'zależy od tygodnia'],
  },
  tidy: {
    question: 'U mnie w domu jest',
    answers: ['zawsze porządek', 'w miarę porządek', 'radosny chaos'],
  },
  cooking: {
    question: 'W kuchni',
    answers: ['gotuję z pasją', 'daję radę z kilkoma daniami', 'najlepiej mi wychodzi zamawianie'],
  },
  meat: {
    question: 'Jem',
    answers: ['wszystko', 'ryby, ale bez mięsa', 'wegetariańsko', 'wegańsko'],
  },
  alcohol: {
    question: 'Piję alkohol',
    answers: ['wcale', 'od czasu do czasu', 'w większość weekendów', 'prawie codziennie'],
  },
  smoking: { question: 'Palę', answers: ['nigdy', 'tylko w towarzystwie', 'regularnie'] },
  sport: {
    question: 'Uprawiam sport',
    answers: ['prawie wcale', 'raz w tygodniu', 'kilka razy w tygodniu', 'prawie codziennie'],
  },
  pets: {
    question: 'Zwierzęta w domu to',
    answers: ['konieczność', 'miły dodatek', 'nic złego, jeśli są twoje', 'nie dla mnie'],
  },
  'allergic-cats': {
    question: 'Koty są',
    answers: ['cudowne', 'w porządku na odległość', 'u mnie wykluczone'],
  },
  'children-want': {
    question: 'Chcę mieć dzieci',
    answers: ['tak, kiedyś', 'nie', 'już mam i to mi wystarcza', 'jeszcze nie wiem'],
  },
  'children-partner': {
    question: 'Druga osoba ma już dzieci',
    answers: ['chętnie je poznam', 'muszę się z tym oswoić', 'to dla mnie za dużo'],
  },
  marriage: {
    question: 'Małżeństwo to',
    answers: ['coś, o czym marzę', 'jedna z wielu dróg', 'nie dla mnie'],
  },
  'living-together': {
    question: 'Mogę z kimś zamieszkać',
    answers: ['w ciągu roku', 'po kilku latach', 'najlepiej nigdy'],
  },
  'looking-for': {
    question: 'Mam nadzieję znaleźć tu',
    answers: [
      'trwały związek',
      'coś, co się rozwinie',
      'coś niezobowiązującego',
      'jeszcze nie wiem',
    ],
  },
  exclusive: {
    question: 'Związek tylko z jedną osobą',
    answers: ['to dla mnie podstawa', 'to coś, co wolę', 'to nie to, czego szukam'],
  },
  'text-often': {
    question: 'Gdy kogoś poznaję, lubię pisać',
    answers: ['cały dzień', 'raz lub dwa razy dziennie', 'tylko żeby się umówić'],
  },
  'first-meeting': {
    question: 'Chcę się spotkać',
    answers: ['w ciągu kilku dni', 'po tygodniu lub dwóch', 'gdy już się dobrze znamy'],
  },
  'first-meeting-where': {
    question: 'Pierwsze spotkanie najlepiej',
    answers: ['przy kawie', 'przy drinku', 'na spacerze', 'robiąc coś razem'],
  },
  'who-pays': {
    question: 'Na pierwszej randce',
    answers: ['każdy płaci za siebie', 'płaci osoba, która zaprasza', 'raz ja, raz ty'],
  },
  argue: {
    question: 'Gdy się nie zgadzamy, wolę',
    answers: ['od razu porozmawiać', 'najpierw się z tym przespać', 'odpuścić'],
  },
  sorry: {
    question: 'Po kłótni przepraszam',
    answers: ['bez trudu', 'gdy widzę swój błąd', 'z trudem'],
  },
  jealous: {
    question: 'Zazdrość dopada mnie',
    answers: ['prawie nigdy', 'czasami', 'łatwo'],
  },
  'alone-time': {
    question: 'Czasu tylko dla siebie potrzebuję',
    answers: ['codziennie', 'co tydzień', 'rzadko'],
  },
  'friends-ex': {
    question: 'Przyjaźń z eks to',
    answers: ['nic złego', 'nic złego po pewnym czasie', 'nie najlepszy pomysł'],
  },
  affection: {
    question: 'Czułość w miejscach publicznych jest',
    answers: ['urocza', 'w porządku z umiarem', 'nie dla mnie'],
  },
  'love-said': {
    question: 'Mówię, co czuję',
    answers: ['bez oporów', 'w odpowiedniej chwili', 'raczej czynami'],
  },
  surprise: {
    question: 'Niespodzianki',
    answers: ['uwielbiam', 'lubię w małych dawkach', 'wolę omijać'],
  },
  birthdays: {
    question: 'Moje urodziny to',
    answers: ['okazja do świętowania', 'święto dla kilku osób', 'dzień jak co dzień'],
  },
  'money-save': {
    question: 'Pieniądze wydaję',
    answers: ['ostrożnie', 'rozsądnie', 'aż za hojnie'],
  },
  'money-share': {
    question: 'Pieniądze w związku powinny być',
    answers: ['wspólne', 'częściowo wspólne', 'osobne'],
  },
  'work-meaning': {
    question: 'Moja praca to',
    answers: ['powołanie', 'coś, co lubię', 'sposób na rachunki'],
  },
  'work-hours': {
    question: 'Praca może mi zajmować',
    answers: ['tyle, ile trzeba', 'rozsądną część czasu', 'jak najmniej'],
  },
  ambition: {
    question: 'Za dziesięć lat chcę',
    answers: ['zajść daleko', 'żyć mniej więcej jak teraz', 'robić coś zupełnie innego'],
  },
  'move-for-love': {
    question: 'Z miłości mogę się przeprowadzić',
    answers: ['do innego kraju', 'do innego miasta', 'donikąd'],
  },
  'travel-how': {
    question: 'Najlepiej podróżuje mi się',
    answers: ['z planem', 'z ogólnym pomysłem', 'bez żadnego planu'],
  },
  'travel-where': {
    question: 'Idealny urlop spędzam',
    answers: ['w górach', 'nad morzem', 'w mieście', 'w domu'],
  },
  camping: {
    question: 'Spanie w namiocie to',
    answers: ['wolność', 'fajna rzecz na jedną noc', 'coś, co nie wchodzi w grę'],
  },
  'city-country': {
    question: 'Chcę mieszkać',
    answers: ['w dużym mieście', 'w małym mieście', 'na wsi'],
  },
  nature: {
    question: 'Świeżego powietrza potrzebuję',
    answers: ['codziennie', 'co tydzień', 'od czasu do czasu'],
  },
  religion: {
    question: 'Wiara jest',
    answers: ['w centrum mojego życia', 'cichą częścią mojego życia', 'poza moim życiem'],
  },
  'religion-partner': {
    question: 'Druga osoba wierzy inaczej',
    answers: ['to bez znaczenia', 'to w porządku, jeśli się szanujemy', 'to trudna sprawa'],
  },
  spiritual: { question: 'Horoskopy to', answers: ['cenna wskazówka', 'zabawa', 'bzdury'] },
  politics: {
    question: 'Polityka to coś',
    answers: ['w czym działam', 'co śledzę', 'czego unikam'],
  },
  'politics-differ': {
    question: 'Związek przy różnych poglądach politycznych',
    answers: ['działa', 'działa w pewnych granicach', 'u mnie nie działa'],
  },
  climate: {
    question: 'Dla klimatu zmieniam swoje nawyki',
    answers: ['bardzo', 'trochę', 'prawie wcale'],
  },
  news: {
    question: 'Wiadomości śledzę',
    answers: ['cały dzień', 'raz dziennie', 'jak najmniej'],
  },
  phone: {
    question: 'Telefony przy stole',
    answers: ['trzeba schować', 'mogą leżeć ekranem w dół', 'to nie problem'],
  },
  'social-media': {
    question: 'Moje życie w sieci jest',
    answers: ['publiczne', 'dla znajomych', 'prawie żadne'],
  },
  reading: {
    question: 'Książki czytam',
    answers: ['cały czas', 'na urlopie', 'prawie nigdy'],
  },
  music: {
    question: 'Muzyka w domu gra',
    answers: ['zawsze', 'kiedy ją włączę', 'rzadko'],
  },
  dancing: {
    question: 'Na imprezie z tańcami',
    answers: ['od razu wychodzę na parkiet', 'dołączam', 'pilnuję kurtek'],
  },
  films: {
    question: 'Filmy najlepiej',
    answers: ['oglądać w kinie', 'oglądać na kanapie', 'zamienić na coś innego'],
  },
  games: {
    question: 'Planszówki to',
    answers: ['świetny wieczór', 'coś dobrego raz na jakiś czas', 'tortura'],
  },
  humour: {
    question: 'Mój humor jest',
    answers: ['ironiczny', 'zwariowany', 'ciepły', 'czarny'],
  },
  teasing: {
    question: 'Wzajemne droczenie się',
    answers: ['to mój sposób na czułość', 'jest w porządku, byle delikatne', 'nie jest dla mnie'],
  },
  punctual: {
    question: 'Na spotkanie przychodzę',
    answers: ['przed czasem', 'punktualnie', '„już jadę”'],
  },
  decisions: {
    question: 'Decyzje podejmuję',
    answers: ['szybko', 'po namyśle', 'gdy już wszystkich zapytam'],
  },
  risk: {
    question: 'Podejmuję ryzyko',
    answers: ['chętnie', 'gdy się opłaca', 'niechętnie'],
  },
  lies: {
    question: 'Drobne kłamstwo, żeby nie zranić, jest',
    answers: ['miłe', 'czasem słuszne', 'nadal kłamstwem'],
  },
  'family-close': {
    question: 'Z rodziną rozmawiam',
    answers: ['codziennie', 'co tydzień', 'od święta', 'prawie wcale'],
  },
  'family-meet': {
    question: 'Druga osoba poznaje moją rodzinę',
    answers: ['szybko', 'gdy robi się poważnie', 'jak najpóźniej'],
  },
  strangers: {
    question: 'Wśród nieznajomych',
    answers: ['rozmawiam ze wszystkimi', 'znajduję jedną osobę do rozmowy', 'szukam drzwi'],
  },
  learning: {
    question: 'Nowych rzeczy uczę się',
    answers: ['cały czas', 'gdy potrzebuję', 'tylko gdy muszę'],
  },
  'sleep-cool': {
    question: 'Okno w nocy jest',
    answers: ['otwarte', 'trochę uchylone', 'zamknięte'],
  },
  'share-bed': {
    question: 'Wspólne łóżko co noc jest',
    answers: ['cudowne', 'w porządku, byle pod dwiema kołdrami', 'przereklamowane'],
  },
  'second-chance': {
    question: 'Gdy ktoś mnie zawiedzie',
    answers: [
      'daję drugą szansę',
      'daję drugą szansę, jeśli o nią poprosi',
      'nie daję drugiej szansy',
    ],
  },
  'health-care': {
    question: 'Gdy choruję, chcę',
    answers: ['opieki', 'żeby ktoś do mnie zaglądał', 'świętego spokoju'],
  },
  festivals: {
    question: 'Tłumy na festiwalu to',
    answers: ['połowa zabawy', 'coś do zniesienia', 'koszmar'],
  },
  gifts: {
    question: 'Najlepszy prezent to',
    answers: ['wspólny czas', 'coś własnej roboty', 'coś z listy życzeń'],
  },
  apart: {
    question: 'Kilka tygodni rozłąki to',
    answers: ['nic strasznego', 'coś trudnego, ale do przeżycia', 'za długo'],
  },
};
