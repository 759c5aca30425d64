import { list, type NameSet } from './name-set.ts';

export const polish: NameSet = {
  women:
    list(`Zofia, Julia, Maja, Hanna, Aleksandra, Natalia, Karolina, Magdalena, Agnieszka, Katarzyna, Monika, Paulina,
    Weronika, Joanna, Kinga, Ola, Marta, Ewa, Dominika, Kasia, Gosia, Alicja, Martyna, Oliwia, Justyna, Iga`),
  men: list(`Jakub, Kacper, Mateusz, Michał, Piotr, Paweł, Tomasz, Krzysztof, Łukasz, Marcin, Bartosz, Kamil, Adrian,
    Wojciech, Filip, Szymon, Maciej, Rafał, Dawid, Grzegorz, Igor, Hubert, Karol, Patryk, Antek, Sebastian`),
  families:
    list(`Nowak, Kowalski/Kowalska, Wiśniewski/Wiśniewska, Wójcik, Kowalczyk, Kamiński/Kamińska,
    Lewandowski/Lewandowska, Zieliński/Zielińska, Szymański/Szymańska, Woźniak, Dąbrowski/Dąbrowska,
    Kozłowski/Kozłowska, Jankowski/Jankowska, Mazur, Krawczyk, Piotrowski/Piotrowska, Grabowski/Grabowska, Pawlak,
    Michalski/Michalska, Król, Wieczorek, Jabłoński/Jabłońska, Wróbel, Dudek, Stępień, Sikora, Baran, Górski/Górska,
    Rutkowski/Rutkowska, Pietrzak, Walczak, Czarnecki/Czarnecka`),
  olderWomen: list(
    `Danuta, Krystyna, Grażyna, Jolanta, Bożena, Teresa, Halina, Elżbieta, Barbara, Irena, Iwona, Renata`,
  ),
  olderMen: list(
    `Andrzej, Zbigniew, Jerzy, Ryszard, Janusz, Stanisław, Jacek, Leszek, Wiesław, Mirosław, Bogdan, Marek`,
  ),
};

export const czech: NameSet = {
  women:
    list(`Tereza, Eliška, Adéla, Karolína, Kateřina, Lucie, Veronika, Barbora, Anna, Markéta, Petra, Jana, Michaela,
    Kristýna, Klára, Zuzana, Nikola, Natálie, Simona, Lenka, Hana, Alžběta`),
  men: list(`Jakub, Jan, Tomáš, Adam, Ondřej, Vojtěch, Lukáš, Matěj, Filip, Martin, Petr, David, Daniel, Jiří, Marek,
    Václav, Radek, Michal, Pavel, Honza, Šimon, Zdeněk`),
  families: list(`Novák/Nováková, Svoboda/Svobodová, Novotný/Novotná, Dvořák/Dvořáková, Černý/Černá,
    Procházka/Procházková, Kučera/Kučerová, Veselý/Veselá, Horák/Horáková, Němec/Němcová, Pokorný/Pokorná,
    Marek/Marková, Pospíšil/Pospíšilová, Hájek/Hájková, Král/Králová, Jelínek/Jelínková, Růžička/Růžičková,
    Beneš/Benešová, Fiala/Fialová, Sedláček/Sedláčková, Doležal/Doležalová, Zeman/Zemanová`),
};

export const hungarian: NameSet = {
  women:
    list(`Anna, Zsófia, Réka, Eszter, Dóra, Katalin, Nóra, Petra, Fanni, Lili, Boglárka, Viktória, Orsolya, Kinga,
    Judit, Ágnes, Vivien, Enikő, Luca, Tímea`),
  men: list(`Bence, Máté, Levente, Ádám, Dávid, Gergő, Balázs, Zoltán, Péter, Tamás, Gábor, Áron, Márk, Attila, Krisztián,
    András, László, Botond, István, Norbert`),
  families:
    list(`Nagy, Kovács, Tóth, Szabó, Horváth, Varga, Kiss, Molnár, Németh, Farkas, Balogh, Papp, Takács, Juhász,
    Lakatos, Mészáros, Simon, Fekete, Szűcs, Török, Fehér, Vass`),
};

export const romanian: NameSet = {
  women:
    list(`Andreea, Maria, Ioana, Elena, Alexandra, Cristina, Diana, Raluca, Mihaela, Ana, Bianca, Teodora, Simona,
    Roxana, Larisa, Denisa, Oana, Irina, Georgiana, Corina`),
  men: list(`Andrei, Alexandru, Mihai, Ionuț, Ștefan, Cristian, Bogdan, Vlad, Radu, Gabriel, Adrian, Florin, Răzvan, Dan,
    Sorin, Marius, Lucian, Tudor, Cosmin, Dragoș`),
  families:
    list(`Popa, Popescu, Ionescu, Radu, Dumitru, Stan, Stoica, Gheorghe, Matei, Ciobanu, Rusu, Munteanu, Constantin,
    Marin, Lazăr, Dobre, Florea, Ilie, Moldovan, Nistor, Tudose, Voicu`),
};

export const ukrainian: NameSet = {
  women:
    list(`Olena, Oksana, Kateryna, Yulia, Anastasiia, Iryna, Sofiia, Daria, Natalia, Viktoriia, Polina, Solomiia,
    Alina, Tetiana, Yana, Zlata, Khrystyna, Mariia, Anna, Svitlana, Ulyana, Vira`),
  men: list(`Oleksandr, Andrii, Dmytro, Serhii, Maksym, Bohdan, Artem, Taras, Vladyslav, Yurii, Denys, Ivan, Mykola,
    Roman, Oleh, Nazar, Ihor, Pavlo, Volodymyr, Ostap, Danylo, Yevhen`),
  families:
    list(`Shevchenko, Kovalenko, Bondarenko, Tkachenko, Kravchenko, Melnyk, Boiko, Koval, Oliinyk, Lysenko, Moroz,
    Savchenko, Rudenko, Petrenko, Kovalchuk, Polishchuk, Hrytsenko, Marchenko, Klymenko, Romaniuk, Pavlenko,
    Zhuk`),
};
