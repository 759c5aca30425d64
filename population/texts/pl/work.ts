import { lines } from '../phrase-templates.ts';
import type { WorkPhrases } from '../voice.ts';

/** Sentences about work, by what someone does. */
export const work: WorkPhrases = {
  studies: {
    'Studia medyczne': lines(`Czwarty rok medycyny, więc albo się uczę, albo śpię na notatkach.
      Znam dwieście sześć kości i ani jednego przepisu poza jajecznicą.`),
    'Studia prawnicze': lines(`Studiuję prawo i kłócę się o wszystko, tylko nie o to, gdzie zjemy.
      Uczę się kodeksów na pamięć, a kodu do domofonu nie pamiętam.`),
    'Studia architektoniczne': lines(`Kleję makiety o drugiej w nocy i przyklejam się do nich.
      Na architekturze sen jest opcjonalny, ale widoki na przyszłość mamy ładne.`),
    'Studia historyczne':
      lines(`Piszę magisterkę o średniowiecznych młynach i opowiem ci o nich, jeśli mnie nie powstrzymasz.
      Studiuję historię. Tak, wiem, co będę po tym robić. Mniej więcej.`),
    'Studia informatyczne':
      lines(`Uczę się programować i już wiem, gdzie szukać brakującego nawiasu.
      Studiuję na politechnice i mam trzy laptopy, z czego jeden działa.`),
    'Studia psychologiczne': lines(`Studiuję psychologię i nie, teraz cię nie analizuję.
      Znajomi traktują mnie jak darmową infolinię, a ja ćwiczę kiwanie głową.`),
    'Akademia sztuk pięknych': lines(`Na grafice wszystko, co mam, jest w tuszu, łącznie z kanapą.
      Rysuję na serwetkach, biletach i, za zgodą, na ścianach.`),
    'Nauka stolarstwa': lines(`Drugi rok w zawodzie i wciąż dziesięć palców.
      Uczę się stolarki, więc zwracam uwagę na drzwi.`),
  },
  jobs: {
    Pielęgniarstwo: lines(`Pracuję na oddziale dziecięcym i mam naklejki na każdą okazję.
      Po nocnym dyżurze jem kolację o ósmej rano i nazywam to brunchem.`),
    'Szkoła podstawowa': lines(`Uczę przyrody w czwartej klasie i nie nudzę się ani przez minutę.
      Sprawdzam dyktanda i wiem, że „gżegżółka” śni się po nocach.`),
    Programowanie: lines(`Piszę oprogramowanie dla szpitali, głównie z domu, głównie w kapciach.
      Cały dzień szukam błędu, który wczoraj jeszcze działał.`),
    Fizjoterapia: lines(`Mówię „proszę rozluźnić ramiona” nawet w kolejce po chleb.
      Stawiam na nogi biegaczy, ogrodniczki i ludzi po przeprowadzkach.`),
    'Kuchnia w bistro':
      lines(`Gotuję dla osiemdziesięciu osób dziennie, a w domu jem chleb z masłem.
      Moja sobota wypada w poniedziałek i bardzo ją celebruję.`),
    'Instalacje elektryczne': lines(`Wiem, co to miasto ma pod tapetami, i milczę jak gniazdko.
      Wymieniam kable w kamienicach, gdzie prąd pamięta przedwojenne bale.`),
    'Projektowanie graficzne': lines(`Projektuję okładki, więc tak, oceniam po nich książki.
      W menu najpierw widzę krój pisma, dopiero potem pierogi.`),
    'Dziennikarstwo lokalne': lines(`Piszę do gazety powiatowej i wiem, kiedy naprawią most.
      Zadaję pytania zawodowo, ale po godzinach też odpowiadam.`),
    Stolarstwo: lines(`Robię stoły, przy których rodziny pokłócą się dopiero za czterdzieści lat.
      Mam warsztat za torami i trociny w kanapkach.`),
    Biblioteka: lines(`W zwróconych książkach znajduję bilety, liście i raz plaster szynki.
      Prowadzę głośne czytanie dla czterolatków, najsurowszej publiczności w mieście.`),
    Kolej: lines(`Prowadzę pociągi i macham do dzieci przy przejazdach, bo one zawsze machają.
      Na każdej stacji znam kogoś, kto ma czajnik.`),
    'Ratownictwo medyczne':
      lines(`Jeżdżę karetką, jem szybko i zbieram dobre wiadomości dla równowagi.
      Dyżur mam całodobowy, potem całodobowo leżę.`),
    'Pomoc społeczna': lines(`Znam każdą klatkę schodową w dzielnicy i każdego psa za drzwiami.
      Po pracy układam puzzle, bo tam wszystko w końcu do siebie pasuje.`),
    'Zarządzanie projektami':
      lines(`Rodzina myśli, że pracuję w budownictwie, i na razie tego nie prostuję.
      Układam tabelki, w których wszyscy zdążają na czas, a potem do wszystkich dzwonię.`),
    Tłumaczenia: lines(`Tłumaczę książki kucharskie i przez to bez przerwy chce mi się jeść.
      Szukam słów dla innych, więc czasem brakuje mi własnych.`),
    'Fotografia ślubna': lines(`W sobotę fotografuję oczepiny, w niedzielę leżę i nie patrzę na nic.
      Znam wszystkie sale weselne w województwie i wszystkie ich rosoły.`),
    'Zieleń miejska': lines(`Grabię liście na skwerze i w kącie zawsze zostawiam kopiec dla jeży.
      Sadzę tulipany na rondach; zwolnij, to zobaczysz.`),
    Księgowość: lines(`Mam trzy kalkulatory, w tym jeden na niedziele.
      W kwietniu mnie nie ma, w maju znów mam poczucie humoru.`),
    'Straż pożarna': lines(`W remizie gotuję grochówkę na całą zmianę i nikt nie narzeka.
      Zjeżdżam po rurze, ale na drabinę do malowania sufitu nie wejdę.`),
    'Własna księgarnia': lines(`Prowadzę małą księgarnię i podczytuję towar.
      Doradzam książki ludziom, którzy pamiętają tylko kolor okładki.`),
    Muzyka: lines(`Gram w orkiestrze na altówce i znam już wszystkie żarty o altówce.
      Uczę gry na akordeonie; sąsiedzi mają anielską cierpliwość.`),
    'Urząd miasta': lines(`Pieczątkę przybijam z wyczuciem, na formularz spoglądam z litością.
      Pracuję przy remontach chodników. Przepraszam i proszę bardzo.`),
    'Obsługa gości': lines(`Noszę pięć talerzy naraz i pamiętam, kto nie lubi kolendry.
      Pracuję w restauracji i po twarzy poznam, czy deser się zmieści.`),
    Fryzjerstwo: lines(`Słyszę dziennie osiem historii miłosnych i dwie o teściowej.
      Grzywki odradzam po zmroku i po rozstaniach.`),
    Hydraulika: lines(`Kiedy dzwonisz w niedzielę o siódmej, to ja odbieram z kluczem w ręku.
      Naprawiam krany; cisza po kapaniu to moja ulubiona muzyka.`),
    Nagłośnienie: lines(`Siedzę w teatrze z tyłu, po ciemku, i dbam, żeby każdy usłyszał szept.
      Na festynach to ja mówię „raz, raz” do mikrofonu.`),
    'Opieka nad seniorami':
      lines(`Uczę się od podopiecznych robić na szydełku i przegrywać w remika.
      Codziennie słyszę, jak się kiedyś chodziło na potańcówki nad rzekę.`),
    'Praca w magazynie': lines(`Zaczynam o szóstej, więc całe popołudnie mam na życie.
      Tysiąc regałów znam na pamięć, a we własnej szafie nic nie mogę znaleźć.`),
    Sprzedaż: lines(`Sprzedaję buty i wiem, że „jeszcze się rozchodzą” to mit.
      Doradzam przy farbach, a u mnie od roku cztery próbki na ścianie.`),
    Transport: lines(`Jeżdżę w trasy, w kabinie mam czajnik, paprotkę i sto audiobooków.
      Znam każdą dobrą zupę przy drodze krajowej.`),
    Piekarnictwo: lines(`Wstaję o drugiej, żeby miasto miało bułki na śniadanie.
      Zasypiam po wieczorynce, za to pachnę drożdżówką.`),
    Sadownictwo: lines(`Mam jabłka i zdanie na temat przymrozków.
      W maju sad kwitnie i żadne zdjęcie tego nie oddaje.`),
    Krawiectwo: lines(`Skracam, zwężam, ratuję zamki i studniówki.
      Guzik przyszyję ci między przystawką a zupą.`),
    Muzeum: lines(`Oprowadzam wycieczki i wiem, przy którym obrazie dzieci zaczynają ziewać.
      W filcowych kapciach ślizgam się po parkiecie, gdy nikt nie patrzy.`),
    Przedszkole: lines(`Po dniu z trzylatkami mówię do wszystkich: „a teraz ładnie myjemy rączki”.
      Umiem zawiązać dwadzieścia szalików w cztery minuty.`),
  },
  trainedJobs: {
    'Medycyna rodzinna': lines(`Zimą znam wszystkie katary w gminie po imieniu.
      Wypisuję recepty czytelnie. Tak, naprawdę.`),
    'Prawo pracy': lines(`Czytam cudze umowy, żeby ktoś mógł wreszcie wziąć urlop.
      Przed wejściem na basen studiuję regulamin, z czystej przyjemności.`),
    Architektura: lines(`Rysuję domy, a mieszkam w bloku z widokiem na dźwig.
      Projektuję przedszkola, bo dzieci najuczciwiej recenzują ściany.`),
    Weterynaria: lines(`Jeżdżę po wsiach i wracam z jajkami, sierścią i anegdotą.
      Leczę krowy, koty i raz w roku czyjegoś żółwia.`),
    Stomatologia: lines(`Śpiewam pacjentom przy wiertle, żeby mieli się na co skarżyć.
      Leczę zęby i mimo to kocham krówki.`),
    Psychoterapia: lines(`Po godzinach nie interpretuję snów, nawet tych o pociągach.
      W gabinecie mam dwa fotele, trzy pudełka chusteczek i dużo cierpliwości.`),
    'Badania naukowe': lines(`Badam mchy. Rosną wolno, granty jeszcze wolniej.
      Piszę artykuły o jeziorach, które czyta jedenaście osób na świecie.`),
    Farmacja: lines(`Robię maści w moździerzu i w domu tak samo robię pesto.
      W mojej aptece ludzie kupują syrop i zostawiają opowieści.`),
  },
  retirements: {
    'Emerytura po latach w szkole':
      lines(`Po trzydziestu pięciu latach z geografią jeżdżę wreszcie oglądać te rzeki.
      W kawiarni wciąż mam ochotę powiedzieć: „proszę o ciszę”.`),
    'Emerytura po latach w szpitalu':
      lines(`Całemu blokowi mierzę ciśnienie i wszyscy odwdzięczają się ciastem.
      Koniec dyżurów, początek nordic walkingu.`),
    'Emerytura po latach na budowach':
      lines(`Po budowie mostów przyszedł czas na karmniki, też na dobrych fundamentach.
      Noszę w kieszeni miarkę i mierzę z przyzwyczajenia.`),
    'Emerytura po latach na poczcie': lines(`Trzydzieści lat cudzych listów, teraz piszę własne.
      Zbieram znaczki i każdemu przypisuję jakąś ulicę.`),
    'Pół emerytury, pół księgowości': lines(`Pracuję, kiedy pada. W pogodę jestem na działce.
      Liczę składki koła gospodyń i oczka w swetrach.`),
    'Emerytura po latach w bibliotece': lines(`Mam wreszcie czas na wszystkie tomy z dolnej półki.
      Po latach szeptania śpiewam w chórze, i to na całe gardło.`),
    'Emerytura po latach we własnym sklepie':
      lines(`Nadal pakuję prezenty w szary papier i sznurek, jednym ruchem.
      Sklep w dobrych rękach, a ja mam dobre buty i mapę Roztocza.`),
    'Emerytura po latach w autobusie':
      lines(`Brakuje mi porannych pasażerów i zapachu bzów na pętli.
      Teraz siadam z tyłu, przy oknie, i nie komentuję zakrętów. Prawie.`),
  },
};
