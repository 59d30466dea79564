/** Given names of Ireland, Scotland, Wales, India and Africa that other lists lack, in lower case; chosen by hand. */
export const regionalGivenNames = `
  lindiwe wei abena abiola achieng adaeze aine ajit akosua ama amitabh anand angharad aoife aparna archana bethan bhavna
  bronwyn bríd callum caoimhe carys cathal cerys chioma ciaran ciarán cillian clodagh colm conor cormac dafydd
  darragh declan deepika deirdre diarmuid donal eamon eilidh eoghan eoin euan fergal fergus ffion fintan
  folake gautam gearóid geeta gemma gethin girish gopal govind grainne gráinne haoran harish hema hoang huong
  huw ieuan ifeoma indira isha jagdish jianhong jyoti kartik kavita kayleigh kemi kirsty krishnan kwasi
  lachlan lalit lata leela lerato linh madhuri mahesh mairead mairi malachy malini meena meiling micheál mohan
  morag muireann mukesh murali máire méabh nana nandini nerys nguyen niamh nisha njoroge nneka nomsa nuala
  obinna oisin oisín olumide oluwaseun orla pallavi pankaj parvati phuong preeti priyanka proinsias pádraig
  quang raghav rajan rajendra ranjit rekha roisin ruairi róisín sanjeev saoirse satish savita seema segun seán
  sharmila shashi shilpa shobha shona shruti shweta sinead sinéad siobhan siobhán sipho siân sorcha srinivas
  struan subhash sudha sujata sunita supriya surya sushma tadhg tarun thandiwe thuy tuan tunde tushar uchenna
  usha vandana venkatesh vidya vinod vishal wanjiru xiaoming yetunde yuting zanele áine éamon órla úna
`

/** Surnames of the same countries, in lower case. */
export const regionalSurnames = `
  zhang wang liu chen huang zhao adebayo adeyemi afolabi agarwal aggarwal appiah asante balogun banerjee bhat bhatt boateng bose byrne
  chandrachud chatterjee chaudhary chaudhry chopra davies delaney deshmukh deshpande dlamini dutta edwards
  evans eze fitzgerald fitzpatrick ghosh goswami griffiths gupta hennessy higgins hughes iyengar iyer joshi
  kamau kapoor kaur kavanagh kelly khanna kinsella kulkarni kumar lloyd macdonald mackay mackenzie macleod
  maher malhotra mccarthy mcdonald mcdonnell mcgrath mcguinness mclean mehta menon mensah mishra mokoena
  moloney moran mukherjee mulcahy mulligan mwangi naidu nair ndlovu nkosi nwosu o'brien o'connor o'donnell
  o'hara o'leary o'neill o'reilly o'shea o'sullivan okafor okonkwo otieno owusu pandey patel pham pillai
  prasad pritchard raghavan rajan reddy redmond saxena sethi sharma sheehan shetty shukla singh sinha
  srivastava subramanian sweeney taylor thakur tierney tiwari tran trivedi verma wanjiku whelan yadav
`
