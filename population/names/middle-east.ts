import { list, type NameSet } from './name-set.ts';

export const turkish: NameSet = {
  women:
    list(`Elif, Zeynep, Ayşe, Merve, Büşra, Ece, Selin, Defne, İrem, Derya, Gizem, Ebru, Pınar, Buse, Melis, Ceren,
    Esra, Dilara, Özge, Aslı, Deniz, Nazlı, Sinem, Yağmur, Gülşah, Tuğba`),
  men: list(`Mehmet, Emre, Mert, Can, Burak, Kerem, Yusuf, Ahmet, Arda, Kaan, Ali, Onur, Serkan, Barış, Cem, Efe, Tolga,
    Hakan, Umut, Murat, Ozan, Berk, Volkan, Sinan, Eren, Deniz`),
  families:
    list(`Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Yıldırım, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan,
    Çetin, Kara, Koç, Kurt, Özkan, Şimşek, Polat, Korkmaz, Güneş, Aksoy, Bozkurt, Acar, Tekin, Güler, Uçar`),
};

export const arab: NameSet = {
  women:
    list(`Leila, Nour, Yasmin, Fatima, Mariam, Sara, Rania, Dina, Salma, Hana, Layla, Aya, Reem, Noor, Amal, Zeina,
    Maya, Farah, Dana, Rasha, Jana, Lina, Nadine, Rana`),
  men: list(`Omar, Ahmed, Karim, Youssef, Ali, Hassan, Khaled, Tarek, Sami, Ziad, Rami, Adam, Fadi, Nabil, Bilal, Ibrahim,
    Mostafa, Hussein, Jad, Elias, Walid, Marwan, Amir, Bassel`),
  families:
    list(`Haddad, Khoury, Mansour, Saleh, Hassan, Khalil, Nasser, Ibrahim, Farouk, Sayed, Younes, Aziz, Hamdan,
    Karam, Saad, Najjar, Shaheen, Rahman, Fahmy, Sabbagh, Darwish, Abboud, Maalouf, Tawfik, Awad`),
};

export const maghrebi: NameSet = {
  women:
    list(`Yasmine, Imane, Salma, Nadia, Samira, Khadija, Houda, Amina, Sofia, Meryem, Inès, Lina, Kenza, Myriam,
    Asma, Zineb, Nawal, Rim, Ghita, Leïla`),
  men: list(`Mehdi, Youssef, Amine, Karim, Rachid, Samir, Hamza, Ilyes, Nabil, Sofiane, Anas, Othmane, Reda, Walid, Yanis,
    Adel, Bilal, Tarik, Zakaria, Ayoub`),
  families:
    list(`Benali, Bennani, El Amrani, Alaoui, Cherkaoui, Haddad, Belkacem, Mansouri, Tazi, Saidi, Idrissi, Ziani,
    Bouazza, Hamidi, Brahimi, Meziane, Chraïbi, Boukhari, Lahlou, Rahmani, Toumi, Ait Ali`),
};

export const persian: NameSet = {
  women:
    list(`Shirin, Parisa, Niloufar, Sara, Maryam, Azadeh, Nasrin, Roya, Laleh, Mina, Yasaman, Setareh, Ava, Golnaz,
    Elaheh, Mahsa, Nazanin, Taraneh`),
  men: list(`Arash, Amir, Kaveh, Reza, Babak, Siavash, Navid, Farhad, Kian, Omid, Pouya, Ramin, Shahin, Cyrus, Behrouz,
    Dariush, Payam, Soroush`),
  families:
    list(`Ahmadi, Karimi, Hosseini, Rezaei, Moradi, Jafari, Rahimi, Ebrahimi, Tehrani, Shirazi, Farahani, Kazemi,
    Sadeghi, Azizi, Mohammadi, Bahrami, Zand, Amini`),
};

export const israeli: NameSet = {
  women:
    list(`Noa, Tamar, Shira, Maya, Yael, Adi, Talia, Michal, Roni, Hila, Inbar, Liat, Orly, Shani, Keren, Dana, Lior,
    Einat, Rotem, Avigail`),
  men: list(`Noam, Itai, Yonatan, Uri, Eitan, Omer, Gal, Amit, Tomer, Asaf, Nadav, Yoav, Guy, Ido, Barak, Alon, Roy, Lior,
    Eyal, Matan`),
  families:
    list(`Cohen, Levi, Mizrahi, Peretz, Biton, Dahan, Avraham, Friedman, Azulay, Katz, Shapira, Ben-David, Rosen,
    Golan, Amar, Segal, Barak, Harel, Shalev, Weiss`),
};
