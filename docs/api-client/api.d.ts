export interface paths {
    "/api/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What proves that a person calls: a question, or a widget of Turnstile */
        get: operations["askCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a company and its owner */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token, once */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the tokens of this sign-in, by the bearer token or the refresh token */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the language of the account */
        post: operations["chooseLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; another e-mail address takes the password and waits for its confirmation */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/auth/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to the address of an account; the answer is the same for an unknown address */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verifyOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the code for the token that opens resetPassword; the bearer is the temporary token */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password, once; the bearer is the token of verifyOtp */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; every other sign-in ends */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own picture: JPEG, PNG, WebP or GIF by its content, 5 MB at most */
        patch: operations["changePicture"];
        trace?: never;
    };
    "/api/users/join/accesCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make these the joined access codes: new ones are joined, missing ones left
         * @description The companies of joined codes see the caller's company, its level, scores, submitted answers and documents, or with the scope «level» the level alone. A list with a new code takes `consent`; one that only keeps or leaves needs none. One code that is refused changes nothing: 422 with its index.
         */
        post: operations["setAccessCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/country/StateCity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries, the states of a country, or the cities of a state */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The industries */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether e-mails about assessments and reports come together, once a week */
        get: operations["getNotificationDigest"];
        /** Choose whether they do; deadlines and submitted assessments still come at once */
        put: operations["saveNotificationDigest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's notifications, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        /** Delete all notifications */
        delete: operations["deleteAllNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a notification as read */
        patch: operations["readNotification"];
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark all notifications as read */
        patch: operations["readAllNotifications"];
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a notification */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By which channels the caller hears of each type */
        get: operations["getNotificationPreferences"];
        /**
         * Choose channels by type; types left out stay as they are, those that protect the account stay on
         * @description The map is the body itself, or its field `preferences`. `userId` is the caller's own.
         */
        put: operations["saveNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dimension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dimensions of the current readiness questionnaire */
        get: operations["listDimensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dimension/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dimensions of a submission, with their completion */
        get: operations["listSubmissionDimensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress-dimension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dimensions of the current progress questionnaire */
        get: operations["listProgressDimensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress-dimension/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dimensions of a submission, with their completion; without one those of the current questionnaire */
        get: operations["listSubmissionProgressDimensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The indicators, with their completion in a submission when one is named */
        get: operations["listIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/questions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of an indicator in a submission */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sectionQuestions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of an indicator in a submission, by section */
        get: operations["listSectionQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/questions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of a dimension in a progress assessment, with their answers */
        get: operations["listProgressQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/questions/list/associated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of a user's company: a colleague's, or a completed one that is shared with yours */
        get: operations["listAssociatedProgressQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/questions/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save answers to one draft: all of them or none; with a revision, only over the answer that had it */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/questions/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save answers to one draft: all of them or none; with a revision, only over the answer that had it */
        post: operations["saveProgressAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/questions/list/associated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of an indicator in a submission of a user's company: a colleague's, or a completed one that is shared with yours */
        get: operations["listAssociatedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sectionQuestions/list/associated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same by section */
        get: operations["listAssociatedSectionQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/associcated/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies that have joined the caller's by its access code, for an administrator of the network all companies, with their latest submission or draft
         * @description `userId` is the caller's own. `search` finds the beginnings of words of a company's or a user's name, `q` is an industry's id. A company that has begun nothing has no submission; one that shares its level alone has level and state, without `_id`, `createdAt` and scores.
         */
        get: operations["listAssociatedCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/associcated/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies that have joined the caller's by its access code, for an administrator of the network all companies, with their latest submission or draft
         * @description `userId` is the caller's own. `search` finds the beginnings of words of a company's or a user's name, `q` is an industry's id. A company that has begun nothing has no submission; one that shares its level alone has level and state, without `_id`, `createdAt` and scores.
         */
        get: operations["listProgressAssociatedCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/feed/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest result of each company that has joined the caller’s, a row for each kind of assessment
         * @description Without `since`, JSON begins with the oldest change. Send the `cursor` of each answer as the next `since`: at once while `hasMore` is true, and later to read what has changed. An answer has all rows of each `key` in it. Replace your rows of that key by them; where `removed` is true, delete yours. CSV (`format=csv`) has everything in one answer: all that is shared now, or with `since` all that has changed, and the next `since` in the header `Kompas-Cursor`.
         */
        get: operations["feedResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/feed/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scores of these results, a row for each dimension and topic
         * @description Only of companies that share everything they submit. Without `since`, JSON begins with the oldest change. Send the `cursor` of each answer as the next `since`: at once while `hasMore` is true, and later to read what has changed. An answer has all rows of each `key` in it. Replace your rows of that key by them; where `removed` is true, delete yours. CSV (`format=csv`) has everything in one answer: all that is shared now, or with `since` all that has changed, and the next `since` in the header `Kompas-Cursor`.
         */
        get: operations["feedScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/feed/key-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key figures that companies share with the caller’s, a row for each figure of each year
         * @description Without `since`, JSON begins with the oldest change. Send the `cursor` of each answer as the next `since`: at once while `hasMore` is true, and later to read what has changed. An answer has all rows of each `key` in it. Replace your rows of that key by them; where `removed` is true, delete yours. CSV (`format=csv`) has everything in one answer: all that is shared now, or with `since` all that has changed, and the next `since` in the header `Kompas-Cursor`.
         */
        get: operations["feedKeyFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites companies to join the caller’s by its access code, each by a mail
         * @description Up to 500 at once, and 500 mails a day. Whoever has joined, is already invited or wants no invitations gets no mail and is named under `others`, so the same list can be sent twice.
         */
        post: operations["inviteCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/requests/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The requests that the caller’s company has received, or has sent to companies that joined it
         * @description The earliest due first. `next` is the `after` of the next page; null on the last.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/requests/{side}/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A request with its thread */
        get: operations["readRequest"];
        put?: never;
        /**
         * Accepts, declines, does, sends back or closes a request, or writes a message in its thread
         * @description Those who received it: `accepted`, `declined` (with words), `done`. Those who sent it: `returned` (with words), `closed`. Both: `said`. `revision` is that of the request as it was read; a message needs none.
         */
        post: operations["actOnRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/requests/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the companies of these users, which have joined the caller’s, for something by a day
         * @description `key` names the call: sent twice with the same one, it asks each company once.
         */
        post: operations["askCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submission/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a readiness assessment */
        post: operations["startSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submission/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Submit a complete draft of a readiness assessment; answers in its body are saved first */
        patch: operations["endSubmission"];
        trace?: never;
    };
    "/api/users/submissions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's readiness assessments, newest first */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submissions/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest readiness assessments */
        get: operations["listLatestSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a progress assessment */
        post: operations["startProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Submit a complete draft of a progress assessment; answers in its body are saved first */
        patch: operations["endProgress"];
        trace?: never;
    };
    "/api/ProGress/submission/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's progress assessments, newest first */
        get: operations["listProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest progress assessments */
        get: operations["listLatestProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/resync/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a draft to the newest questions and fetch them all */
        post: operations["resync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api/questions/resync/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a draft to the newest questions and fetch them all */
        post: operations["resyncByDoubledPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submission/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a supporting document to a draft whose required questions are all answered; its files follow */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submission/document/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Add files to a supporting document: PDF by their content, 10 MB each and 4 in all at most. Its id stands in the query, or in a field before the files */
        patch: operations["uploadDocumentFiles"];
        trace?: never;
    };
    "/api/users/submission/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The supporting documents of a submission */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a supporting document to a draft whose required questions are all answered; its files follow */
        post: operations["addProgressDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/files/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Add files to a supporting document: PDF by their content, 10 MB each and 4 in all at most. Its id stands in the query, or in a field before the files */
        patch: operations["uploadProgressDocumentFiles"];
        trace?: never;
    };
    "/api/ProGress/submission/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The supporting documents of a submission */
        get: operations["listProgressDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/regular/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file of a supporting document, by the reference that the list of documents gives */
        post: operations["downloadDocumentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submission/summery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result of a completed submission: your company's, or that of a company that shares it with yours; with a user named, of that user's company alone */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submission/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A completed submission with every answer, for a table: your company's, or that of a company that shares it with yours; with a user named, of that user's company alone */
        get: operations["exportSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of an indicator, by its id or by the file name that the summary gives */
        get: operations["getIndicatorPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the dimensions of a progress assessment have come out, or how far your company's draft is: your company's, or that of a company that shares it with yours; with a user named, of that user's company alone */
        get: operations["getProgressOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/summery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result of a completed progress assessment: your company's, or that of a company that shares it with yours; with a user named, of that user's company alone */
        get: operations["getProgressSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/summeryWithQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same with every required question, for a table: your company's, or that of a company that shares it with yours; with a user named, of that user's company alone */
        get: operations["getProgressSummaryWithQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ProGress/submission/approvel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Say by whom the report of a completed progress assessment is approved, for its owner; again, and it is what was said last */
        patch: operations["approveProgressReport"];
        trace?: never;
    };
    "/api/ProGress/submission/approvelsign/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Sign the report of a completed progress assessment as it now is, for its owner: a picture in PNG, JPEG, WebP or GIF by its content, 2 MB at most */
        patch: operations["signProgressReport"];
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands behind the code at the foot of a report, for anybody */
        get: operations["verifyCode"];
        put?: never;
        /** Whether a file says what it said when it was issued, for anybody: the PDF of a report or the JSON of its proof */
        post: operations["verifyFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/submission/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proof of a completed submission of either kind as it was issued last: your company's, or that of a company that shares it with yours */
        get: operations["getCredential"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submission/summery/WithQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result of a completed submission of any company with its questions and answers, for administrators of the network: each reading is noted in the company's ledger. Of a readiness assessment as users/submission/summery has it, of a progress assessment as ProGress/submission/summeryWithQuestions */
        get: operations["getSummaryAsAdministrator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/associcated/companies/usersLevel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many companies are on each level of a dimension, in a state or an industry */
        get: operations["countByLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/associcated/companies/avergae/indicator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mean score of each indicator, rounded down */
        get: operations["getIndicatorAverages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/esg/maturity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many companies are on each level, by dimension */
        get: operations["getMaturity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/progress/maturity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many companies are on each level, by dimension */
        get: operations["getClimateMaturity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/esg/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mean score of each dimension, and who is highest and lowest */
        get: operations["getPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/indicator/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mean score of each indicator, and who is highest and lowest */
        get: operations["getIndicatorPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/undertaking/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What share of the companies does what, by the five steps of an indicator, in percent rounded down */
        get: operations["getActionsByIndicator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/indicator/sdgMapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies on each level of each indicator, 100 of each at most, and how many there are */
        get: operations["getSdgMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/byState/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many companies have submitted, by the name of their state */
        get: operations["countByState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/progress/avergae": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mean scores of the climate-action assessment in percent, two decimals */
        get: operations["getClimateAverages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/progess/emissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many companies have recorded emissions or set a target; percent is rounded down */
        get: operations["countEmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/progess/emissions/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tonnes of CO2e that the companies have recorded */
        get: operations["getEmissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/get/progess/undertaking/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What share of the companies says Yes and No to each question of a theme, in percent */
        get: operations["getActionsByTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "assessment.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Your company has submitted an assessment */
        post: operations["assessment.submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "level.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Your company has submitted an assessment and reaches another level than before */
        post: operations["level.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company has entered your access code */
        post: operations["member.joined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company that has joined has submitted an assessment, or has joined with a result */
        post: operations["member.submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.level_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company that has joined reaches another level than before */
        post: operations["member.level_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company that has joined shares more or less with you than before */
        post: operations["member.shared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company that has joined has accepted or declined your request, or says that it is done */
        post: operations["request.answered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody has pressed “Send a test” */
        post: operations["webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Failure: {
            statusCode: number;
            message: string;
            errorMessage: string;
            errors: {
                [key: string]: string[];
            };
            requestId?: string;
        };
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        User: {
            _id: string;
            id: string;
            username: string;
            email: string;
            company: string;
            companyReg: string;
            companyLocation: string;
            designation: string;
            mobile: string;
            industry: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
            country: string;
            state: string;
            city: string;
            /** @description In which the company's days begin and end, by IANA's name; null where its country and state say so */
            timeZone: string | null;
            companySize: string;
            language: string;
            proImage: string | null;
            isCorporate: boolean;
            ownAccessCode: string | null;
            joinedAccessCode: string[];
        };
        SignUp: {
            username: string;
            /** Format: email */
            email: string;
            /** @default ZA */
            mobileCountry: string;
            mobile?: string;
            company: string;
            companyReg: string;
            companyLocation: string;
            designation: string;
            industry: string;
            country: string;
            state: string;
            city?: string | null;
            companySize: string;
            accessCode?: string | null;
            /**
             * @description What the company of the code will see: everything that is submitted, or the level alone; «full» where nothing is said
             * @enum {string}
             */
            accessCodeScope?: "full" | "level";
            password: string;
            /** @description True with an access code, and not needed without: the company agrees that that of the code sees what accessCodeScope says */
            accessCodeConsent?: boolean;
            /** @description <token>:<answer> of GET auth/captcha, or the token that Turnstile gave */
            repatcheResponse: string;
        };
        SignIn: {
            /** Format: email */
            email: string;
            password: string;
            /** @description <token>:<answer> of GET auth/captcha, or the token that Turnstile gave */
            repatcheResponse: string;
            /** @description Where two-step sign-in is on: the six digits of the authenticator, or a recovery code. Without it such an account gets 401 with errors.otp; sign in again with a new captcha and the code */
            otp?: string;
            /** @enum {string} */
            userType: "User";
        };
        Refresh: {
            refreshToken: string;
        };
        Logout: {
            refreshToken?: string;
        };
        LanguageChoice: {
            /** @enum {string} */
            language: "English" | "French" | "Malay";
        };
        ProfileChange: {
            username?: string;
            /** Format: email */
            email?: string;
            designation?: string;
            mobileCountry?: string;
            mobile?: string | null;
            company?: string;
            companyReg?: string | null;
            companyLocation?: string | null;
            industry?: string;
            country?: string;
            state?: string;
            city?: string | null;
            /** @description In which the company's days begin and end, by IANA's name («Asia/Kuala_Lumpur»); null or an empty text where its country and state say so */
            timeZone?: string | null;
            companySize?: string;
            password?: string;
        };
        ForgotPassword: {
            /** Format: email */
            email: string;
            /** @description <token>:<answer> of GET auth/captcha, or the token that Turnstile gave */
            repatcheResponse: string;
        };
        VerifyOtp: {
            otp: string;
        };
        ResetPassword: {
            password: string;
        };
        ChangePassword: {
            password: string;
            newPassword: string;
        };
        Picture: {
            /** Format: binary */
            file?: Blob;
        };
        AccessCodes: {
            joinedAccessCode: string[];
            /**
             * @description What the companies of new codes will see: everything that is submitted, or the level alone; «full» where nothing is said. Those that are joined already see what they saw
             * @enum {string}
             */
            scope?: "full" | "level";
            /** @description True with a new code: the company agrees that that of the code sees what the scope says */
            consent?: boolean;
        };
        NotificationDigest: {
            enabled: boolean;
        };
        Notification: {
            _id: string;
            id: string;
            type: string;
            title: string;
            message: string;
            /** @enum {string} */
            priority: "LOW" | "MEDIUM" | "HIGH" | "URGENT";
            read: boolean;
            /** Format: date-time */
            timestamp: string;
        };
        Nothing: Record<string, never>;
        NotificationPreferences: {
            ACCOUNT_CREATED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            PASSWORD_CHANGED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            PROFILE_UPDATED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SECURITY_ALERT?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            EMAIL_VERIFICATION?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SUBMISSION_DEADLINE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SUBMISSION_COMPLETED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            ASSESSMENT_PROGRESS?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            MISSING_INFO?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SUBMISSION_STATUS?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            REPORT_GENERATED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SYSTEM_MAINTENANCE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SERVICE_UPDATE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            TECHNICAL_ISSUE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            NEW_FEATURE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            PERFORMANCE_ALERT?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            REPORT_REVIEW?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            REPORT_APPROVED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            REPORT_SHARED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            REPORT_UPDATED?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            POLICY_UPDATE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            COMPLIANCE_DEADLINE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            DATA_SUBMISSION?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            REGULATORY_UPDATE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            PRIVACY_UPDATE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SUPPORT_TICKET?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            QUERY_RESPONSE?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            FEEDBACK_REQUEST?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            SURVEY_INVITATION?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
            NEWSLETTER?: {
                enabled: boolean;
                email: boolean;
                inApp: boolean;
            };
        };
        NotificationChoices: {
            ACCOUNT_CREATED?: components["schemas"]["NotificationChoice"];
            PASSWORD_CHANGED?: components["schemas"]["NotificationChoice"];
            PROFILE_UPDATED?: components["schemas"]["NotificationChoice"];
            SECURITY_ALERT?: components["schemas"]["NotificationChoice"];
            EMAIL_VERIFICATION?: components["schemas"]["NotificationChoice"];
            SUBMISSION_DEADLINE?: components["schemas"]["NotificationChoice"];
            SUBMISSION_COMPLETED?: components["schemas"]["NotificationChoice"];
            ASSESSMENT_PROGRESS?: components["schemas"]["NotificationChoice"];
            MISSING_INFO?: components["schemas"]["NotificationChoice"];
            SUBMISSION_STATUS?: components["schemas"]["NotificationChoice"];
            REPORT_GENERATED?: components["schemas"]["NotificationChoice"];
            SYSTEM_MAINTENANCE?: components["schemas"]["NotificationChoice"];
            SERVICE_UPDATE?: components["schemas"]["NotificationChoice"];
            TECHNICAL_ISSUE?: components["schemas"]["NotificationChoice"];
            NEW_FEATURE?: components["schemas"]["NotificationChoice"];
            PERFORMANCE_ALERT?: components["schemas"]["NotificationChoice"];
            REPORT_REVIEW?: components["schemas"]["NotificationChoice"];
            REPORT_APPROVED?: components["schemas"]["NotificationChoice"];
            REPORT_SHARED?: components["schemas"]["NotificationChoice"];
            REPORT_UPDATED?: components["schemas"]["NotificationChoice"];
            POLICY_UPDATE?: components["schemas"]["NotificationChoice"];
            COMPLIANCE_DEADLINE?: components["schemas"]["NotificationChoice"];
            DATA_SUBMISSION?: components["schemas"]["NotificationChoice"];
            REGULATORY_UPDATE?: components["schemas"]["NotificationChoice"];
            PRIVACY_UPDATE?: components["schemas"]["NotificationChoice"];
            SUPPORT_TICKET?: components["schemas"]["NotificationChoice"];
            QUERY_RESPONSE?: components["schemas"]["NotificationChoice"];
            FEEDBACK_REQUEST?: components["schemas"]["NotificationChoice"];
            SURVEY_INVITATION?: components["schemas"]["NotificationChoice"];
            NEWSLETTER?: components["schemas"]["NotificationChoice"];
            userId?: string;
            preferences?: {
                ACCOUNT_CREATED?: components["schemas"]["NotificationChoice"];
                PASSWORD_CHANGED?: components["schemas"]["NotificationChoice"];
                PROFILE_UPDATED?: components["schemas"]["NotificationChoice"];
                SECURITY_ALERT?: components["schemas"]["NotificationChoice"];
                EMAIL_VERIFICATION?: components["schemas"]["NotificationChoice"];
                SUBMISSION_DEADLINE?: components["schemas"]["NotificationChoice"];
                SUBMISSION_COMPLETED?: components["schemas"]["NotificationChoice"];
                ASSESSMENT_PROGRESS?: components["schemas"]["NotificationChoice"];
                MISSING_INFO?: components["schemas"]["NotificationChoice"];
                SUBMISSION_STATUS?: components["schemas"]["NotificationChoice"];
                REPORT_GENERATED?: components["schemas"]["NotificationChoice"];
                SYSTEM_MAINTENANCE?: components["schemas"]["NotificationChoice"];
                SERVICE_UPDATE?: components["schemas"]["NotificationChoice"];
                TECHNICAL_ISSUE?: components["schemas"]["NotificationChoice"];
                NEW_FEATURE?: components["schemas"]["NotificationChoice"];
                PERFORMANCE_ALERT?: components["schemas"]["NotificationChoice"];
                REPORT_REVIEW?: components["schemas"]["NotificationChoice"];
                REPORT_APPROVED?: components["schemas"]["NotificationChoice"];
                REPORT_SHARED?: components["schemas"]["NotificationChoice"];
                REPORT_UPDATED?: components["schemas"]["NotificationChoice"];
                POLICY_UPDATE?: components["schemas"]["NotificationChoice"];
                COMPLIANCE_DEADLINE?: components["schemas"]["NotificationChoice"];
                DATA_SUBMISSION?: components["schemas"]["NotificationChoice"];
                REGULATORY_UPDATE?: components["schemas"]["NotificationChoice"];
                PRIVACY_UPDATE?: components["schemas"]["NotificationChoice"];
                SUPPORT_TICKET?: components["schemas"]["NotificationChoice"];
                QUERY_RESPONSE?: components["schemas"]["NotificationChoice"];
                FEEDBACK_REQUEST?: components["schemas"]["NotificationChoice"];
                SURVEY_INVITATION?: components["schemas"]["NotificationChoice"];
                NEWSLETTER?: components["schemas"]["NotificationChoice"];
            };
        };
        NotificationChoice: {
            /** @default true */
            enabled: boolean;
            email: boolean;
            inApp: boolean;
        };
        Dimension: {
            _id: string;
            id: string;
            name: string;
            name_French: string;
            name_Malay: string;
            text: string;
            text_French: string;
            text_Malay: string;
            isOnSummary: boolean;
            /** @enum {string} */
            isCompleted: "true" | "false";
        };
        Indicator: {
            _id: string;
            id: string;
            name: string;
            name_French: string;
            name_Malay: string;
            requiredText: string;
            requiredText_French: string;
            requiredText_Malay: string;
            description: string;
            description_French: string;
            description_Malay: string;
            dimension: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
            /** @enum {string} */
            isCompleted: "true" | "false";
            questions: number;
            answered: number;
            completed: boolean;
            inProgress: boolean;
        };
        QuestionItem: {
            _id: string;
            id: string;
            answer: string[];
            answerFrench: string[];
            answerMalay: string[];
            otherAnswer: string | null;
            /** @description 0 for a question without an answer, and another number with each; sent back with an answer, it keeps that answer from replacing another's */
            revision: number;
            isOptional: boolean;
            questionId: {
                _id: string;
                question: string;
                question_French: string;
                question_Malay: string;
                /** @enum {string} */
                questionType: "yes-no" | "radio" | "checkbox" | "statements" | "text" | "number" | "calculation";
                isOptional: boolean;
                options: {
                    _id: string;
                    ans: string;
                }[];
                options_French: {
                    _id: string;
                    ans_French: string;
                }[];
                options_Malay: {
                    _id: string;
                    ans_Malay: string;
                }[];
            };
            section: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
            sectionId: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
        };
        SectionGroup: {
            section: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
            sectionId: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
            questions: components["schemas"]["QuestionEntry"][];
        };
        QuestionEntry: {
            _id: string;
            id: string;
            answer: string[];
            answerFrench: string[];
            answerMalay: string[];
            otherAnswer: string | null;
            /** @description 0 for a question without an answer, and another number with each; sent back with an answer, it keeps that answer from replacing another's */
            revision: number;
            isOptional: boolean;
            questionId: {
                _id: string;
                question: string;
                question_French: string;
                question_Malay: string;
                /** @enum {string} */
                questionType: "yes-no" | "radio" | "checkbox" | "statements" | "text" | "number" | "calculation";
                isOptional: boolean;
                options: {
                    _id: string;
                    ans: string;
                }[];
                options_French: {
                    _id: string;
                    ans_French: string;
                }[];
                options_Malay: {
                    _id: string;
                    ans_Malay: string;
                }[];
            };
        };
        ProgressQuestion: {
            _id: string;
            id: string;
            /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
            answer: string[] | string | {
                [key: string]: string[];
            };
            /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
            answerFrench: string[] | string | {
                [key: string]: string[];
            };
            /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
            answerMalay: string[] | string | {
                [key: string]: string[];
            };
            yesAnswers: string[];
            yesAnswersFrench: string[];
            yesAnswersMalay: string[];
            otherAnswer: string | null;
            revision: number;
            isOptional: boolean;
            section: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
                description: string;
                description_French: string;
                description_Malay: string;
            };
            sectionId: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
                description: string;
                description_French: string;
                description_Malay: string;
            };
            questionId: {
                _id: string;
                question: string;
                question_French: string;
                question_Malay: string;
                /** @enum {string} */
                questionType: "checkbox" | "radio" | "input" | "calculation";
                isOptional: boolean;
                options: {
                    _id: string;
                    ans: string;
                }[];
                options_French: {
                    _id: string;
                    ans_French: string;
                }[];
                options_Malay: {
                    _id: string;
                    ans_Malay: string;
                }[];
                yes_options: {
                    _id: string;
                    ans: string;
                }[];
                yes_options_French: {
                    _id: string;
                    ans_French: string;
                }[];
                yes_options_Malay: {
                    _id: string;
                    ans_Malay: string;
                }[];
                isMultiStatement: boolean;
                statements: {
                    _id: string;
                    statement: string;
                    statement_French: string;
                    statement_Malay: string;
                }[];
                toolTip: string;
                toolTip_French: string;
                toolTip_Malay: string;
                /** @example (diesel_l*EF.diesel + petrol_l*EF.petrol)/1000 */
                calculationFormula: string;
                calculationTokens: {
                    token: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                    unit: string;
                    unit_French: string;
                    unit_Malay: string;
                }[];
            };
        };
        Answers: {
            data: {
                id: string;
                /** @description Labels in any language, or ids of options; a list by statement; a text; a figure, or a list of «token=amount» of which a total among them is worked out anew. «token_months» takes up to twelve amounts from January on, with semicolons between and nothing for a month without one; the year's amount may stand beside them if it is their sum */
                answer?: string[] | string | number | {
                    [key: string]: string[];
                } | null;
                /** @description Taken where `answer` has nothing */
                answerMalay?: string[] | string | number | {
                    [key: string]: string[];
                } | null;
                /** @description Chosen among what a Yes opens */
                yesAnswers?: string[] | null;
                /** @description Taken where `yesAnswers` has nothing */
                yesAnswersMalay?: string[] | null;
                otherAnswer?: string | null;
                /** @description The revision that the lists gave for the question. Has somebody answered since, the call fails with 409 and saves nothing */
                revision?: number;
            }[];
        };
        AssociatedCompany: {
            /** @description The company, as webhooks name it */
            companyId: string;
            user: {
                _id: string;
                company: string;
                username: string;
            };
            submission: {
                _id: string | null;
                userId: string;
                isDraft: boolean;
                /** Format: date-time */
                createdAt: string | null;
                /** Format: date-time */
                updatedAt: string;
                leval: string | null;
                readinessLeval: string | null;
                dimensionsScoring: {
                    name: string;
                    scorePercent: number;
                    leval: string;
                }[];
            } | null;
        };
        FeedResult: {
            /** @description What the row belongs to. All rows of a key are replaced together */
            key: string;
            /** @description Nothing of this key is shared any longer: delete its rows */
            removed: boolean;
            /** @description The company, as webhooks name it */
            companyId: string;
            company: string | null;
            countryId: string | null;
            country: string | null;
            industryId: string | null;
            industry: string | null;
            /** @enum {string} */
            assessment: "readiness" | "progress";
            /** @description Null if the company shares its level alone */
            submissionId: string | null;
            /** Format: date-time */
            submittedAt: string | null;
            /** @enum {string|null} */
            level: "laggard" | "beginner" | "intermediate" | "advanced" | "leader" | null;
            overall: number | null;
            environment: number | null;
            social: number | null;
            governance: number | null;
            "climate-governance": number | null;
            "ghg-emissions-reduction": number | null;
            "business-strategy-integration": number | null;
        };
        FeedScore: {
            /** @description What the row belongs to. All rows of a key are replaced together */
            key: string;
            /** @description Nothing of this key is shared any longer: delete its rows */
            removed: boolean;
            /** @description The company, as webhooks name it */
            companyId: string;
            company: string | null;
            /** @enum {string} */
            assessment: "readiness" | "progress";
            /** @description Null if the company shares its level alone */
            submissionId: string | null;
            /** @description `overall`, a dimension or a topic */
            subject: string | null;
            /** @description The subject that it is a part of */
            within: string | null;
            name: string | null;
            percent: number | null;
            points: number | null;
            most: number | null;
            /** @enum {string|null} */
            level: "laggard" | "beginner" | "intermediate" | "advanced" | "leader" | null;
        };
        FeedFigure: {
            /** @description What the row belongs to. All rows of a key are replaced together */
            key: string;
            /** @description Nothing of this key is shared any longer: delete its rows */
            removed: boolean;
            /** @description The company, as webhooks name it */
            companyId: string;
            company: string | null;
            year: number;
            /** @enum {string|null} */
            figure: "turnover" | "total-assets" | "accounts-audited" | "paid-on-time" | "donations" | "employees" | "employees-women" | "employees-men" | "employees-other" | "employees-permanent" | "employees-temporary" | "employees-abroad" | "employees-under-30" | "employees-30-50" | "employees-over-50" | "employees-average" | "leavers" | "agency-workers" | "self-employed-workers" | "training-hours" | "training-hours-women" | "training-hours-men" | "trained-safety" | "trained-corruption" | "hours-worked" | "accidents" | "fatalities" | "labour-incidents" | "lowest-wage" | "minimum-wage" | "at-minimum-wage" | "pay-gap" | "collective-agreement" | "managers" | "managers-women" | "directors" | "directors-women" | "electricity-bought" | "electricity-renewable" | "electricity-self" | "heat-bought" | "fuels" | "fuels-renewable" | "scope-1" | "scope-2" | "scope-2-market" | "scope-3" | "water-withdrawn" | "water-stressed" | "waste" | "waste-hazardous" | "waste-non-hazardous" | "waste-recycled" | "materials-used" | "sites-protected" | "area-protected" | "corruption-incidents" | "corruption-convictions" | "corruption-fines" | "customer-complaints" | "data-incidents" | null;
            name: string | null;
            value: number | null;
            unit: string | null;
            currency: string | null;
            /** @enum {string|null} */
            source: "entered" | "calculated" | null;
            /** @description The lowest plausible value of an estimate */
            low: number | null;
            /** @description The highest plausible value of an estimate */
            high: number | null;
        };
        Invitations: {
            companies: {
                email: string;
                /**
                 * @description What you call the company, for your own list
                 * @default
                 */
                company: string;
                /**
                 * @description The mail’s language; the caller’s if left out
                 * @enum {string}
                 */
                language?: "en" | "fr" | "ms";
            }[];
        };
        ListedRequest: {
            id: string;
            /** @description The other company; empty once it has been erased */
            company: string;
            /** @enum {string} */
            kind: "document" | "answer" | "figure" | "action";
            title: string;
            /** Format: date */
            dueOn: string;
            /** @enum {string} */
            state: "asked" | "accepted" | "returned" | "done" | "declined" | "closed" | "ended";
        };
        Request: {
            id: string;
            /** @description The other company; empty once it has been erased */
            company: string;
            /** @enum {string} */
            kind: "document" | "answer" | "figure" | "action";
            title: string;
            /** Format: date */
            dueOn: string;
            /** @enum {string} */
            state: "asked" | "accepted" | "returned" | "done" | "declined" | "closed" | "ended";
            text: string;
            /** @description It can be done only with a document in its thread */
            needsDocument: boolean;
            revision: number;
            thread: {
                /** @enum {string} */
                act: "asked" | "accepted" | "declined" | "done" | "returned" | "closed" | "said";
                /** @description Somebody of the company that asks did it */
                bySender: boolean;
                author: string | null;
                text: string;
                file: string | null;
                /** Format: date-time */
                at: string;
            }[];
        };
        Asking: {
            userIds: string[];
            /** @enum {string} */
            kind: "document" | "answer" | "figure" | "action";
            title: string;
            /** @default  */
            text: string;
            dueOn: string;
            needsDocument?: boolean;
            key?: string;
        };
        RequestAct: {
            /** @enum {string} */
            act: "accepted" | "declined" | "done" | "returned" | "closed" | "said";
            /** @default  */
            words: string;
            /** @default 0 */
            revision: number;
        };
        Submission: {
            _id: string;
            id: string;
            isDraft: boolean;
            title: string;
            description: string;
            leval: string | null;
            scorePercent: number | null;
            completionPercent: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        NewDocument: {
            submissionId?: string;
            name?: string;
            description?: string;
            /** @example 2026-11-21 */
            issuedOn?: string;
            expiresOn?: string;
            /** @description Ids of topics and questions it is evidence for */
            links?: string[];
            dimension?: string;
        };
        SupportingDocument: {
            _id: string;
            id: string;
            name: string;
            description: string;
            issuedOn: string | null;
            expiresOn: string | null;
            links: string[];
            /** @description Links under /files/ that open with the bearer token */
            files: string[];
            references: {
                filename: string;
                path: string;
                mimetype: string;
            }[];
            dimension: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
        };
        NewProgressDocument: {
            submissionId?: string;
            name?: string;
            description?: string;
            /** @example 2026-11-21 */
            issuedOn?: string;
            expiresOn?: string;
            /** @description Ids of topics and questions it is evidence for */
            links?: string[];
            proGress_Dimension?: string;
        };
        SupportingProgressDocument: {
            _id: string;
            id: string;
            name: string;
            description: string;
            issuedOn: string | null;
            expiresOn: string | null;
            links: string[];
            /** @description Links under /files/ that open with the bearer token */
            files: string[];
            references: {
                filename: string;
                path: string;
                mimetype: string;
            }[];
            proGress_Dimension: {
                _id: string;
                name: string;
                name_French: string;
                name_Malay: string;
            };
        };
        DocumentReference: {
            /** @description Part of a reference as lists give it; the file is found by its path alone */
            filename?: string;
            path: string;
            /** @description Part of a reference as lists give it; the file is found by its path alone */
            mimetype?: string;
        };
        Summary: {
            dimensions: {
                _id: string;
                id: string;
                dimension: string;
                dimension_French: string;
                dimension_Malay: string;
                total: number;
                correct: number;
                scorePercent: number;
                /** @enum {string} */
                leval: "Laggard" | "Beginner" | "Intermediate" | "Advanced" | "Leader";
                leval_French: string;
                leval_Malay: string;
                completed: boolean;
                performance: {
                    leval: string;
                    leval_French: string;
                    leval_Malay: string;
                    description: string;
                    description_French: string;
                    description_Malay: string;
                    action: string;
                    action_French: string;
                    action_Malay: string;
                };
            }[];
            indicaters: {
                _id: string;
                id: string;
                name: string;
                name_French: string;
                name_Malay: string;
                total: number;
                correct: number;
                scorePercent: number;
                /** @enum {string} */
                leval: "Laggard" | "Beginner" | "Intermediate" | "Advanced" | "Leader";
                leval_French: string;
                leval_Malay: string;
                /** @description Peers' mean in percent */
                industryScore: number | null;
                file: {
                    filename: string;
                } | null;
                dimension: {
                    _id: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                    color: string;
                    peerColor: string;
                };
            }[];
            profile: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                company: string;
                companyReg: string;
                companyLocation: string;
                username: string;
                email: string;
                mobileNo: string;
                country: string;
                state: string;
                city: string;
                industry: {
                    _id: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                };
                joinedAccessCode: string[];
            };
            esgPerformance: {
                total: number;
                correct: number;
                scorePercent: number;
                /** @enum {string} */
                leval: "Laggard" | "Beginner" | "Intermediate" | "Advanced" | "Leader";
                leval_French: string;
                leval_Malay: string;
                data: {
                    leval: string;
                    leval_French: string;
                    leval_Malay: string;
                    esgDescription: string;
                    esgDescription_French: string;
                    esgDescription_Malay: string;
                    description: string;
                    description_French: string;
                    description_Malay: string;
                };
            };
            optionalQuestions: {
                dimension: string;
                dimension_French: string;
                dimension_Malay: string;
                questons: {
                    indicater: string;
                    indicater_French: string;
                    indicater_Malay: string;
                    indicater_name_french: string;
                    questions: {
                        questionId: {
                            _id: string;
                            question: string;
                            question_French: string;
                            question_Malay: string;
                        };
                        answer: string[];
                        answerFrench: string[];
                        answerMalay: string[];
                    }[];
                }[];
            }[];
            requiredQuestions: {
                dimension: string;
                dimension_French: string;
                dimension_Malay: string;
                questons: {
                    indicater: string;
                    indicater_French: string;
                    indicater_Malay: string;
                    indicater_name_french: string;
                    questions: {
                        questionId: {
                            _id: string;
                            question: string;
                            question_French: string;
                            question_Malay: string;
                        };
                        answer: string[];
                        answerFrench: string[];
                        answerMalay: string[];
                    }[];
                }[];
            }[];
            /** Format: date-time */
            lastSubmissionDate: string | null;
        };
        SubmissionExport: {
            profile: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                company: string;
                companyReg: string;
                companyLocation: string;
                username: string;
                email: string;
                mobileNo: string;
                country: string;
                state: string;
                city: string;
                industry: {
                    _id: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                };
                joinedAccessCode: string[];
            };
            exportQuestion: {
                answer: string[];
                answerFrench: string[];
                answerMalay: string[];
            };
            questions: {
                dimension: string;
                dimension_French: string;
                dimension_Malay: string;
                allQuestions: {
                    indicater: string;
                    indicater_French: string;
                    indicater_Malay: string;
                    questions: {
                        section: string;
                        section_French: string;
                        section_Malay: string;
                        sectionQuestions: {
                            questionId: {
                                _id: string;
                                question: string;
                                question_French: string;
                                question_Malay: string;
                            };
                            answer: string[];
                            answerFrench: string[];
                            answerMalay: string[];
                        }[];
                    }[];
                }[];
            }[];
        };
        ProgressOverview: {
            /** @description Of a draft nothing is scored: `correct` and `scorePercent` say how much of the required questions is answered, and `questionAnswers` what is */
            isDraft: boolean;
            dimensionScoring: {
                name: string;
                name_French: string;
                name_Malay: string;
                correct: number;
                total: number;
                /** @description Peers' mean in percent */
                industryScore: number | null;
            }[];
            /** @example 62.50 */
            scorePercent: string;
            questionAnswers: {
                _id: string;
                question: string;
                question_French: string;
                question_Malay: string;
                /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                answer: string[] | string | {
                    [key: string]: string[];
                };
                /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                answerFrench: string[] | string | {
                    [key: string]: string[];
                };
                /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                answerMalay: string[] | string | {
                    [key: string]: string[];
                };
                yesAnswers: string[];
                yesAnswersFrench: string[];
                yesAnswersMalay: string[];
                otherAnswer: string | null;
            }[];
        };
        ProgressSummary: {
            profile: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                company: string;
                companyReg: string;
                companyLocation: string;
                username: string;
                email: string;
                mobileNo: string;
                country: string;
                state: string;
                city: string;
                industry: {
                    _id: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                };
                joinedAccessCode: string[];
            };
            readinessLeval: {
                leval: string;
                leval_French: string;
                leval_Malay: string;
                description: string;
                description_French: string;
                description_Malay: string;
            } | null;
            ccptLevel: {
                leval: string;
                leval_French: string;
                leval_Malay: string;
                description: string;
                description_French: string;
                description_Malay: string;
            };
            actionPlans: {
                proGress_Dimension: {
                    _id: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                };
                actionPlan: string;
                actionPlan_French: string;
                actionPlan_Malay: string;
                objective: string;
                objective_French: string;
                objective_Malay: string;
                resources_French: string;
                process: string;
                process_French: string;
                process_Malay: string;
                output: string;
                output_French: string;
                output_Malay: string;
                timeline: string;
                timeline_French: string;
                timeline_Malay: string;
            }[];
            dimensionScoring: {
                name: string;
                name_French: string;
                name_Malay: string;
                correct: number;
                total: number;
                /** @description Peers' mean in percent */
                industryScore: number | null;
            }[];
            /** @example 62.50 */
            scorePercent: string;
            /** @description One entry a dimension that counts, under its English name, in their order */
            questionAnswers: {
                [key: string]: {
                    _id: string;
                    question: string;
                    question_French: string;
                    question_Malay: string;
                    /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                    answer: string[] | string | {
                        [key: string]: string[];
                    };
                    /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                    answerFrench: string[] | string | {
                        [key: string]: string[];
                    };
                    /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                    answerMalay: string[] | string | {
                        [key: string]: string[];
                    };
                    yesAnswers: string[];
                    yesAnswersFrench: string[];
                    yesAnswersMalay: string[];
                    otherAnswer: string | null;
                }[];
            }[];
            /** @description Path of the signature's picture */
            approvedBySign: string | null;
            approvedBy: components["schemas"]["ApprovedBy"];
            /** Format: date-time */
            lastSubmissionDate: string | null;
        };
        ApprovedBy: {
            name: string;
            desigantion: string;
            /** @example 2026-11-30 */
            date: string;
        } | null;
        ProgressSummaryWithQuestions: {
            profile: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                company: string;
                companyReg: string;
                companyLocation: string;
                username: string;
                email: string;
                mobileNo: string;
                country: string;
                state: string;
                city: string;
                industry: {
                    _id: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                };
                joinedAccessCode: string[];
            };
            readinessLeval: {
                leval: string;
                leval_French: string;
                leval_Malay: string;
                description: string;
                description_French: string;
                description_Malay: string;
            } | null;
            ccptLevel: {
                leval: string;
                leval_French: string;
                leval_Malay: string;
                description: string;
                description_French: string;
                description_Malay: string;
            };
            actionPlans: {
                proGress_Dimension: {
                    _id: string;
                    name: string;
                    name_French: string;
                    name_Malay: string;
                };
                actionPlan: string;
                actionPlan_French: string;
                actionPlan_Malay: string;
                objective: string;
                objective_French: string;
                objective_Malay: string;
                resources_French: string;
                process: string;
                process_French: string;
                process_Malay: string;
                output: string;
                output_French: string;
                output_Malay: string;
                timeline: string;
                timeline_French: string;
                timeline_Malay: string;
            }[];
            dimensionScoring: {
                name: string;
                name_French: string;
                name_Malay: string;
                correct: number;
                total: number;
                /** @description Peers' mean in percent */
                industryScore: number | null;
            }[];
            /** @example 62.50 */
            scorePercent: string;
            /** @description One entry a dimension that counts, under its English name, in their order */
            questionAnswers: {
                [key: string]: {
                    _id: string;
                    question: string;
                    question_French: string;
                    question_Malay: string;
                    /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                    answer: string[] | string | {
                        [key: string]: string[];
                    };
                    /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                    answerFrench: string[] | string | {
                        [key: string]: string[];
                    };
                    /** @description Labels; a text; labels by statement; or of a calculation its total, «year» and «grid», the year's amount of each input as «token=amount», and where it was given by month «token_months» with twelve amounts from January on, semicolons between, nothing for a month without one. Sent back, it is the same answer */
                    answerMalay: string[] | string | {
                        [key: string]: string[];
                    };
                    yesAnswers: string[];
                    yesAnswersFrench: string[];
                    yesAnswersMalay: string[];
                    otherAnswer: string | null;
                }[];
            }[];
            /** @description Path of the signature's picture */
            approvedBySign: string | null;
            approvedBy: components["schemas"]["ApprovedBy"];
            /** Format: date-time */
            lastSubmissionDate: string | null;
            exportQuestion: {
                answer: string[];
                answerFrench: string[];
                answerMalay: string[];
            };
            requiredQuestions: {
                dimension: string;
                dimension_French: string;
                dimension_Malay: string;
                questions: {
                    questionId: {
                        _id: string;
                        question: string;
                        question_French: string;
                        question_Malay: string;
                    };
                    answer: string[];
                    answerFrench: string[];
                    answerMalay: string[];
                }[];
            }[];
        };
        Approval: {
            submissionId: string;
            approvedBy: {
                name?: string;
                desigantion?: string;
                date?: string;
            };
        };
        Signature: {
            /** Format: binary */
            file?: Blob;
        };
        ProofVerdict: {
            /**
             * @description `changed`: not as it was issued here, or the pages of the PDF are not; `superseded`: there is a newer report of the company, or a newer proof of this one; `unknown`: nothing of ours, with what is known of it in the message
             * @enum {string}
             */
            status: "valid" | "changed" | "withdrawn" | "superseded" | "unknown";
            issuer: string | null;
            /** Format: date-time */
            issuedAt: string | null;
            /** Format: date-time */
            validUntil: string | null;
            company: string | null;
            /** @enum {string|null} */
            kind: "readiness" | "progress" | null;
            level: string | null;
            /** @description By whom the report was approved when this was issued */
            signed: {
                name: string;
                desigantion: string | null;
                date: string;
            } | null;
        };
        ProofFile: {
            /** Format: binary */
            file?: Blob;
        };
        LevelCounts: {
            Leader: number;
            Advanced: number;
            Intermediate: number;
            Beginner: number;
            Laggard: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    askCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            /** @enum {string} */
                            provider: "question";
                            token: string;
                            question: string;
                        } | {
                            /** @enum {string} */
                            provider: "turnstile";
                            siteKey: string;
                            actions: {
                                /** @enum {string} */
                                signin: "sign-in";
                                /** @enum {string} */
                                signup: "sign-up";
                                /** @enum {string} */
                                forgotpassword: "recovery";
                            };
                        };
                    };
                };
            };
            /** @description Not a method of this path; see Allow */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            tokens: components["schemas"]["Tokens"];
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            tokens: components["schemas"]["Tokens"];
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Refresh"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            tokens: components["schemas"]["Tokens"];
                            accessToken: string;
                            refreshToken: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Logout"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    chooseLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                            language: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            tempToken: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtp"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            token: string;
                            userId: string;
                            username: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            userId: string;
                            email: string;
                            username: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["Picture"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    setAccessCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessCodes"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPlaces: {
        parameters: {
            query: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                type: "Country" | "State" | "City";
                typeId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: {
                                _id: string;
                                id: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                getAll?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: {
                                _id: string;
                                id: string;
                                name: string;
                                name_French: string;
                                name_Malay: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getNotificationDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["NotificationDigest"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveNotificationDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationDigest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["NotificationDigest"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Notification"][];
                            unread: number;
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveNotificationPreferences: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoices"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDimensions: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Dimension"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSubmissionDimensions: {
        parameters: {
            query: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                submissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Dimension"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProgressDimensions: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Dimension"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSubmissionProgressDimensions: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                submissionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Dimension"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listIndicators: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                submissionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Indicator"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                indicatorId: string;
                submissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["QuestionItem"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSectionQuestions: {
        parameters: {
            query: {
                indicator: string;
                submissionId: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["SectionGroup"][];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProgressQuestions: {
        parameters: {
            query: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                proGress_Dimension: string;
                submissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["ProgressQuestion"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAssociatedProgressQuestions: {
        parameters: {
            query: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                proGress_Dimension: string;
                submissionId: string;
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["ProgressQuestion"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answers"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                            changed: number;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveProgressAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answers"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                            changed: number;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAssociatedQuestions: {
        parameters: {
            query: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                indicatorId: string;
                submissionId: string;
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["QuestionItem"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAssociatedSectionQuestions: {
        parameters: {
            query: {
                indicator: string;
                submissionId: string;
                userId: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["SectionGroup"][];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAssociatedCompanies: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                userId?: string;
                search?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["AssociatedCompany"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProgressAssociatedCompanies: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
                userId?: string;
                search?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["AssociatedCompany"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    feedResults: {
        parameters: {
            query?: {
                /** @description The cursor of a former answer of this call */
                since?: string;
                /** @description Most keys in a JSON answer */
                limit?: number;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description Of a CSV answer: `since` of the next call */
                    "Kompas-Cursor"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            /** @description `since` of the next call */
                            cursor: string;
                            /** @description There is more to read now */
                            hasMore: boolean;
                            list: components["schemas"]["FeedResult"][];
                        };
                    };
                    "text/csv": string;
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    feedScores: {
        parameters: {
            query?: {
                /** @description The cursor of a former answer of this call */
                since?: string;
                /** @description Most keys in a JSON answer */
                limit?: number;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description Of a CSV answer: `since` of the next call */
                    "Kompas-Cursor"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            /** @description `since` of the next call */
                            cursor: string;
                            /** @description There is more to read now */
                            hasMore: boolean;
                            list: components["schemas"]["FeedScore"][];
                        };
                    };
                    "text/csv": string;
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    feedKeyFigures: {
        parameters: {
            query?: {
                /** @description The cursor of a former answer of this call */
                since?: string;
                /** @description Most keys in a JSON answer */
                limit?: number;
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description Of a CSV answer: `since` of the next call */
                    "Kompas-Cursor"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            /** @description `since` of the next call */
                            cursor: string;
                            /** @description There is more to read now */
                            hasMore: boolean;
                            list: components["schemas"]["FeedFigure"][];
                        };
                    };
                    "text/csv": string;
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    inviteCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitations"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            sent: number;
                            others: {
                                email: string;
                                /** @enum {string} */
                                outcome: "joined" | "own" | "invited" | "recent" | "stopped";
                            }[];
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                show?: "open" | "asked" | "accepted" | "returned" | "done" | "declined" | "closed" | "ended" | "all";
                kind?: "document" | "answer" | "figure" | "action";
                late?: "yes";
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                side: "received" | "sent";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            list: components["schemas"]["ListedRequest"][];
                            next: string | null;
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                side: "received" | "sent";
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["Request"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    actOnRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                side: "received" | "sent";
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestAct"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["Request"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    askCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asking"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            asked: number;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    startSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            _id: string;
                            id: string;
                            isDraft: boolean;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    endSubmission: {
        parameters: {
            query?: {
                SubmissionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    SubmissionId?: string;
                    data?: {
                        id: string;
                        /** @description Labels in any language, or ids of options; a list by statement; a text; a figure, or a list of «token=amount» of which a total among them is worked out anew. «token_months» takes up to twelve amounts from January on, with semicolons between and nothing for a month without one; the year's amount may stand beside them if it is their sum */
                        answer?: string[] | string | number | {
                            [key: string]: string[];
                        } | null;
                        /** @description Taken where `answer` has nothing */
                        answerMalay?: string[] | string | number | {
                            [key: string]: string[];
                        } | null;
                        /** @description Chosen among what a Yes opens */
                        yesAnswers?: string[] | null;
                        /** @description Taken where `yesAnswers` has nothing */
                        yesAnswersMalay?: string[] | null;
                        otherAnswer?: string | null;
                        /** @description The revision that the lists gave for the question. Has somebody answered since, the call fails with 409 and saves nothing */
                        revision?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                            _id: string;
                            id: string;
                            isDraft: boolean;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Submission"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLatestSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Submission"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    startProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            _id: string;
                            id: string;
                            isDraft: boolean;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    endProgress: {
        parameters: {
            query?: {
                SubmissionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    SubmissionId?: string;
                    data?: {
                        id: string;
                        /** @description Labels in any language, or ids of options; a list by statement; a text; a figure, or a list of «token=amount» of which a total among them is worked out anew. «token_months» takes up to twelve amounts from January on, with semicolons between and nothing for a month without one; the year's amount may stand beside them if it is their sum */
                        answer?: string[] | string | number | {
                            [key: string]: string[];
                        } | null;
                        /** @description Taken where `answer` has nothing */
                        answerMalay?: string[] | string | number | {
                            [key: string]: string[];
                        } | null;
                        /** @description Chosen among what a Yes opens */
                        yesAnswers?: string[] | null;
                        /** @description Taken where `yesAnswers` has nothing */
                        yesAnswersMalay?: string[] | null;
                        otherAnswer?: string | null;
                        /** @description The revision that the lists gave for the question. Has somebody answered since, the call fails with 409 and saves nothing */
                        revision?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            message: string;
                            _id: string;
                            id: string;
                            isDraft: boolean;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProgress: {
        parameters: {
            query?: {
                offset?: number | null;
                limit?: number;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Submission"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLatestProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["Submission"][];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resync: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["QuestionItem"][];
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Took too long; try again */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resyncByDoubledPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            count: number;
                            list: components["schemas"]["QuestionItem"][];
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Took too long; try again */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addDocument: {
        parameters: {
            query?: {
                submissionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocument"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            _id: string;
                            id: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadDocumentFiles: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    id?: string;
                    file?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            _id: string;
                            id: string;
                            files: number;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query: {
                SubmissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["SupportingDocument"][];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addProgressDocument: {
        parameters: {
            query?: {
                submissionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProgressDocument"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            _id: string;
                            id: string;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadProgressDocumentFiles: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    id?: string;
                    file?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            _id: string;
                            id: string;
                            files: number;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProgressDocuments: {
        parameters: {
            query: {
                SubmissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["SupportingProgressDocument"][];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadDocumentFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentReference"];
            };
        };
        responses: {
            /** @description The file, of the type that its reference names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/vnd.ms-excel": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/gif": Blob;
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSummary: {
        parameters: {
            query: {
                SubmissionId: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["Summary"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportSubmission: {
        parameters: {
            query: {
                SubmissionId: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["SubmissionExport"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getIndicatorPicture: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProgressOverview: {
        parameters: {
            query: {
                SubmissionId: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["ProgressOverview"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProgressSummary: {
        parameters: {
            query: {
                SubmissionId: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["ProgressSummary"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProgressSummaryWithQuestions: {
        parameters: {
            query: {
                SubmissionId: string;
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["ProgressSummaryWithQuestions"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    approveProgressReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["ApprovedBy"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signProgressReport: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["Signature"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            /** @enum {number} */
                            statusCode: 200;
                        };
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyCode: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["ProofVerdict"];
                    };
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["ProofFile"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["ProofVerdict"];
                    };
                };
            };
            /** @description Malformed JSON */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Body over 64 KB, or a file over 5 MB, or files over 64 MB together */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not application/json */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many tries; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCredential: {
        parameters: {
            query: {
                SubmissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        /** @description A W3C Verifiable Credential 2.0 with its signature */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An access token for other systems without a scope that opens this call */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not in this state of the submission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSummaryAsAdministrator: {
        parameters: {
            query: {
                SubmissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["Summary"] | components["schemas"]["ProgressSummaryWithQuestions"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countByLevel: {
        parameters: {
            query: {
                userId?: string;
                dimension: string;
                state?: string;
                industry?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: components["schemas"]["LevelCounts"];
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getIndicatorAverages: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            indicaters: {
                                name: string;
                                name_French: string;
                                name_Malay: string;
                                score: number;
                            }[];
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getMaturity: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                companySize?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            vendorCount: number;
                            dimensionLevelCounts: {
                                [key: string]: {
                                    Leader: number;
                                    Advanced: number;
                                    Intermediate: number;
                                    Beginner: number;
                                    Laggard: number;
                                };
                            };
                            /** @description Percent, rounded down */
                            dimensionLevelpercentages: {
                                [key: string]: {
                                    Leader: number;
                                    Advanced: number;
                                    Intermediate: number;
                                    Beginner: number;
                                    Laggard: number;
                                };
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getClimateMaturity: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                companySize?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            vendorCount: number;
                            dimensionLevelCounts: {
                                [key: string]: {
                                    Leader: number;
                                    Advanced: number;
                                    Intermediate: number;
                                    Beginner: number;
                                    Laggard: number;
                                };
                            };
                            /** @description Percent, rounded down */
                            dimensionLevelpercentages: {
                                [key: string]: {
                                    Leader: number;
                                    Advanced: number;
                                    Intermediate: number;
                                    Beginner: number;
                                    Laggard: number;
                                };
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getPerformance: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            vendorCount: number;
                            /** @description Mean points, two decimals, out of those of the current questionnaire */
                            averageNumber: {
                                [key: string]: number;
                            };
                            /** @description Mean score in percent, two decimals */
                            averagePercent: {
                                [key: string]: number;
                            };
                            top: {
                                [key: string]: {
                                    company: string;
                                    username: string;
                                }[];
                            };
                            bottom: {
                                [key: string]: {
                                    company: string;
                                    username: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getIndicatorPerformance: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            vendorCount: number;
                            /** @description Mean points, two decimals, out of those of the current questionnaire */
                            averageNumber: {
                                [key: string]: number;
                            };
                            /** @description Mean score in percent, two decimals */
                            averagePercent: {
                                [key: string]: number;
                            };
                            top: {
                                [key: string]: {
                                    company: string;
                                    username: string;
                                }[];
                            };
                            bottom: {
                                [key: string]: {
                                    company: string;
                                    username: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getActionsByIndicator: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            final: {
                                [key: string]: {
                                    [key: string]: number;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSdgMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            sdgMapping: {
                                [key: string]: {
                                    [key: string]: {
                                        company: string;
                                        username: string;
                                    }[];
                                };
                            };
                            counts: {
                                [key: string]: components["schemas"]["LevelCounts"];
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countByState: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            [key: string]: number;
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getClimateAverages: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                companySize?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            averagePercent: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countEmissions: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                companySize?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            numberData: {
                                emissionScope1: number;
                                emissionScope2: number;
                                emissionReductionTarget: number;
                            };
                            percentageData: {
                                emissionScope1: number;
                                emissionScope2: number;
                                emissionReductionTarget: number;
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getEmissionTotals: {
        parameters: {
            query?: {
                country?: string;
                state?: string;
                industry?: string;
                companySize?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                fromDate?: string;
                /** @description YYYY-MM-DD; the whole month counts. Both days or neither */
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            emissionScope1Total: number;
                            emissionScope2Total: number;
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getActionsByTheme: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        statusCode: 200;
                        message: string;
                        data: {
                            final: {
                                [key: string]: number[];
                            };
                        };
                    };
                };
            };
            /** @description No token, or one that is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not allowed for this role or this token, or a new version of the legal documents waits for the owner’s agreement */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not yours or not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Fields that are wrong, by name */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something failed here; try again later */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not possible at this moment; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "assessment.submitted": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "assessment.submitted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        assessmentId: string;
                        /** @enum {string} */
                        kind: "readiness" | "progress";
                        /** @enum {string} */
                        level: "laggard" | "beginner" | "intermediate" | "advanced" | "leader";
                        /** Format: date-time */
                        completedAt: string;
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "level.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "level.changed";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        assessmentId: string;
                        /** @enum {string} */
                        kind: "readiness" | "progress";
                        /** @enum {string} */
                        level: "laggard" | "beginner" | "intermediate" | "advanced" | "leader";
                        /** Format: date-time */
                        completedAt: string;
                        /**
                         * @description The level before
                         * @enum {string}
                         */
                        formerLevel: "laggard" | "beginner" | "intermediate" | "advanced" | "leader";
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "member.joined": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "member.joined";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        /** @description The company that has joined */
                        companyId: string;
                        /** @enum {string} */
                        scope: "full" | "level";
                        sharesFigures: boolean;
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "member.submitted": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "member.submitted";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        /** @description The company that has joined */
                        companyId: string;
                        /** @enum {string} */
                        kind: "readiness" | "progress";
                        /** @enum {string} */
                        level: "laggard" | "beginner" | "intermediate" | "advanced" | "leader";
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                        assessmentId?: string;
                        /** Format: date-time */
                        completedAt?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "member.level_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "member.level_changed";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        /** @description The company that has joined */
                        companyId: string;
                        /** @enum {string} */
                        kind: "readiness" | "progress";
                        /** @enum {string} */
                        level: "laggard" | "beginner" | "intermediate" | "advanced" | "leader";
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                        assessmentId?: string;
                        /** Format: date-time */
                        completedAt?: string;
                        /**
                         * @description The level before
                         * @enum {string}
                         */
                        formerLevel?: "laggard" | "beginner" | "intermediate" | "advanced" | "leader";
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "member.shared": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "member.shared";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        /** @description The company that has joined */
                        companyId: string;
                        /** @enum {string} */
                        scope: "full" | "level";
                        sharesFigures: boolean;
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "request.answered": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "request.answered";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        /** @description The company that has joined */
                        companyId: string;
                        requestId: string;
                        /** @enum {string} */
                        kind: "document" | "answer" | "figure" | "action";
                        /** @enum {string} */
                        state: "asked" | "accepted" | "returned" | "done" | "declined" | "closed" | "ended";
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The same in every try of a message */
                "webhook-id": string;
                /** @description When this try was made, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "webhook.test";
                    /** Format: date-time */
                    timestamp: string;
                    data: {
                        webhookId: string;
                        /**
                         * Format: uri
                         * @description A page of Kompas about it, for people
                         */
                        url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status from 200 to 299, within ten seconds: received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver is gone, and is switched off. After any other status Kompas tries again for a day */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
