import { list, type NameSet } from './name-set.ts';

export const indian: NameSet = {
  women:
    list(`Priya, Ananya, Neha, Pooja, Shreya, Aditi, Kavya, Riya, Isha, Nisha, Anjali, Meera, Sneha, Divya, Tanvi,
    Aarti, Radhika, Sanjana, Ishita, Swati, Rhea, Simran, Kriti, Pallavi, Aisha, Nandini, Ritika, Mansi`),
  men: list(`Arjun, Rohan, Rahul, Aditya, Vikram, Karan, Amit, Nikhil, Siddharth, Aarav, Raj, Varun, Ankit, Kunal, Akash,
    Vivek, Manish, Dev, Ishaan, Abhishek, Sameer, Gaurav, Harsh, Yash, Pranav, Neel, Rishi, Tarun`),
  families:
    list(`Sharma, Patel, Gupta, Verma, Mehta, Shah, Joshi, Agarwal, Kapoor, Malhotra, Desai, Chopra, Bose,
    Banerjee, Mukherjee, Chatterjee, Sinha, Mishra, Trivedi, Bhatt, Jain, Saxena, Kulkarni, Deshpande, Pandey, Roy,
    Chaudhary, Khanna, Sethi, Das`),
};

export const southIndian: NameSet = {
  women:
    list(`Lakshmi, Deepa, Kavitha, Meenakshi, Revathi, Anitha, Divya, Sandhya, Nithya, Swathi, Aparna, Gayathri,
    Keerthana, Preethi, Ramya, Sindhu, Vidya, Harini, Shruthi, Bhavana`),
  men: list(`Karthik, Suresh, Arun, Vijay, Ramesh, Prakash, Ganesh, Naveen, Harish, Srinivas, Anand, Ashwin, Rajesh, Surya,
    Vignesh, Kiran, Mahesh, Dinesh, Sriram, Balaji`),
  families:
    list(`Iyer, Nair, Menon, Reddy, Rao, Krishnan, Subramanian, Pillai, Raman, Venkatesan, Rajan, Naidu, Srinivasan,
    Balakrishnan, Murthy, Gowda, Kumar, Natarajan, Shetty, Varghese, Thomas, Mathew`),
};

export const punjabi: NameSet = {
  women:
    list(`Simran, Harpreet, Jasleen, Navneet, Gurpreet, Kiran, Manpreet, Amrit, Jaspreet, Ravneet, Sukhi, Parveen,
    Baljit, Rupinder, Kirandeep, Jasmine`),
  men: list(`Harpreet, Gurpreet, Jaspreet, Manpreet, Amandeep, Karan, Jagdeep, Rajvir, Sukhdeep, Arjan, Inderjit, Balraj,
    Jaskaran, Hardeep, Navdeep, Gurdeep`),
  families: list(
    `Singh/Kaur, Gill, Dhillon, Sandhu, Grewal, Sidhu, Bains, Dhaliwal, Brar, Mann, Randhawa, Atwal`,
  ),
};

export const pakistani: NameSet = {
  women:
    list(`Ayesha, Fatima, Zainab, Sana, Hira, Maryam, Amna, Sadia, Nida, Iqra, Mahnoor, Rabia, Sidra, Alina, Saima,
    Noor, Hafsa, Mehwish, Anum, Areeba, Kiran, Laiba`),
  men: list(`Ali, Hamza, Bilal, Usman, Ahmed, Hassan, Zain, Faisal, Adeel, Saad, Omar, Fahad, Kashif, Asad, Danish,
    Shahid, Taha, Junaid, Haris, Rizwan, Zubair`),
  families:
    list(`Khan, Ahmed, Malik, Hussain, Ali, Iqbal, Sheikh, Butt, Qureshi, Chaudhry, Akhtar, Raza, Siddiqui, Mirza,
    Javed, Shah, Rashid, Aslam, Farooq, Baig, Nawaz, Hashmi`),
};

export const bengali: NameSet = {
  women:
    list(`Nusrat, Tasnim, Farhana, Sadia, Anika, Mithila, Ishrat, Sumaiya, Raisa, Jannat, Lamia, Nabila, Shirin,
    Tahmina, Afsana, Maliha`),
  men: list(`Rahim, Tanvir, Arif, Sakib, Nayeem, Mahmud, Rafiq, Shafin, Tareq, Faisal, Zahid, Rakib, Sohel, Nabil,
    Fahim`),
  families:
    list(`Rahman, Islam, Hossain, Ahmed, Chowdhury, Khan, Uddin, Haque, Miah, Karim, Alam, Sarkar, Begum, Siddique,
    Talukder, Akter`),
};

export const chinese: NameSet = {
  women:
    list(`Mei, Xin Yi, Jia, Ling, Yan, Hui Min, Wei, Ying, Xiao, Li Na, Yu Ting, Qian, Shu Fen, Min, Rui, Jing,
    Grace, Joanne, Vivian, Cindy, Michelle, Karen, Tiffany, Yvonne`),
  men: list(`Wei, Jun, Hao, Ming, Jian, Kai, Zhi Hao, Yi, Cheng, Bo, Lei, Tao, Yang, Feng, Guo, Jie, Jason, Kevin, Eric,
    Vincent, Raymond, Alvin, Marcus, Desmond`),
  families:
    list(`Wang, Li, Zhang, Liu, Chen, Yang, Huang, Zhao, Wu, Zhou, Xu, Sun, Lin, Tan, Lim, Lee, Ng, Wong, Chan,
    Cheung, Ho, Lau, Leung, Goh, Teo, Koh, Tsai, Hsu, Kwok, Chua`),
};

export const japanese: NameSet = {
  women:
    list(`Yui, Sakura, Haruka, Aoi, Misaki, Rina, Yuki, Ayaka, Nanami, Emi, Mai, Hana, Akiko, Naomi, Kaori, Tomoko,
    Mayumi, Riko, Mio, Saki, Chihiro, Asuka, Mika, Kana`),
  men: list(`Haruto, Ren, Yuto, Sota, Kenta, Daiki, Takumi, Hiroshi, Kaito, Ryo, Shota, Naoki, Yusuke, Takashi, Kazuki,
    Tatsuya, Akira, Satoshi, Makoto, Daisuke, Kenji, Riku, Shun, Koji`),
  families:
    list(`Sato, Suzuki, Takahashi, Tanaka, Watanabe, Ito, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada,
    Sasaki, Yamaguchi, Matsumoto, Inoue, Kimura, Hayashi, Shimizu, Saito, Mori, Ikeda, Hashimoto, Ogawa, Fujita,
    Okada, Hasegawa, Ueda`),
};

export const korean: NameSet = {
  women:
    list(`Ji-woo, Seo-yeon, Min-ji, Ha-eun, Soo-jin, Yuna, Ji-hye, Eun-ji, Hye-jin, Da-eun, Chae-won, Bo-ram, Yeji,
    Na-young, So-hee, Hana, Su-bin, Ye-rin, Mi-rae, Areum`),
  men: list(`Min-jun, Seo-jun, Ji-hoon, Hyun-woo, Jun-ho, Dong-hyun, Sung-min, Tae-yang, Woo-jin, Jae-won, Sang-woo,
    Young-ho, Kyung-soo, Seung-hyun, Jin-woo, Do-yun, In-ho, Yong-jae, Ha-joon, Ki-tae`),
  families:
    list(`Kim, Lee, Park, Choi, Jung, Kang, Cho, Yoon, Jang, Lim, Han, Oh, Seo, Shin, Kwon, Hwang, Ahn, Song,
    Hong, Moon`),
};

export const vietnamese: NameSet = {
  women:
    list(`Linh, Trang, Huong, Lan, Mai, Thao, Ngoc, Anh, Phuong, Thuy, Hanh, Quynh, Yen, Nhi, Chi, Vy, My, Ha, Thu,
    Tuyet`),
  men: list(`Minh, Tuan, Hung, Duc, Nam, Long, Quang, Khoa, Dat, Hieu, Phong, Thanh, Bao, Huy, Son, Trung, Kien, Viet, An,
    Loc`),
  families: list(
    `Nguyen, Tran, Le, Pham, Huynh, Hoang, Phan, Vu, Vo, Dang, Bui, Do, Ho, Ngo, Duong, Ly, Dinh, Trinh`,
  ),
};

export const thai: NameSet = {
  women:
    list(`Ploy, Fon, Nok, Mai, Pim, Anong, Kanya, Suda, Malee, Ratana, Siriporn, Nattaya, Chanida, Wanida, Praew,
    Namfon`),
  men: list(`Somchai, Anan, Kritsada, Nattapong, Chai, Thanawat, Prasert, Arthit, Niran, Pong, Sakda, Wichai, Tanawat,
    Krit, Phum, Boon`),
  families:
    list(`Saetang, Chaiyasit, Srisuk, Boonmee, Wongsawat, Kittisak, Suwan, Rattanaporn, Phromma, Thongchai,
    Sombat, Chantara, Inthavong, Jaidee, Pattana, Suksan`),
};

export const filipino: NameSet = {
  women:
    list(`Angelica, Kristine, Jasmine, Maricel, Bea, Camille, Trisha, Aileen, Rowena, Bianca, Joy, Liza, Patricia,
    Mylene, Carmela, Nicole, Rica, Jhoanna, Althea, Grace, Divine, Hazel`),
  men: list(`Mark, John Paul, Miguel, Jericho, Paolo, Carlo, Joshua, Enzo, Rafael, Jomar, Christian, Gab, Ramon, Noel,
    Jayson, Rico, Angelo, Bryan, Emman, Vince, Dennis, Marvin`),
  families:
    list(`Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Castillo, Villanueva, Ramos, Aquino,
    Navarro, Salazar, Mercado, Pascual, Dela Cruz, Magsaysay, Dizon, Soriano, Lim, Tolentino`),
};

export const indonesian: NameSet = {
  women:
    list(`Siti, Dewi, Putri, Ayu, Rina, Sari, Intan, Nur, Fitri, Indah, Wulan, Ratna, Mega, Citra, Lestari, Maya,
    Aisyah, Nadia, Tika, Yuni`),
  men: list(`Budi, Agus, Rizky, Andi, Dimas, Bayu, Fajar, Hendra, Arif, Yoga, Putra, Eko, Adi, Wahyu, Reza, Iwan, Joko,
    Bagus, Ilham, Galih`),
  families:
    list(`Wijaya, Santoso, Pratama, Saputra, Hidayat, Nugroho, Kusuma, Setiawan, Susanto, Utomo, Gunawan, Halim,
    Permana, Siregar, Nasution, Lestari, Rahman, Suryadi, Hartono, Maulana`),
};
